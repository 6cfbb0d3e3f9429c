// Runs before the first paint, so that a stored theme never flashes in the other one.
// An external file because the content security policy allows no inline script.
(function () {
  try {
    var stored = JSON.parse(localStorage.getItem('routineup.theme') || 'null');
    var choice = stored && stored.state && stored.state.choice;
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked or broken: the system's theme applies.
  }
})();

// A prerendered document names its modules here instead of loading them beside its own text, styles and pictures:
// they come once the page stands there, or with the first sign of a person. Links work without them; a button that
// is pressed, a field that is filled in and a form that is sent before they run are done again once they do.
(function () {
  var modules = document.currentScript && document.currentScript.dataset.modules;
  if (!modules) return;

  var SIGNS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  var LATEST_MS = 3000;
  var FIRST_WAIT_MS = 500;
  var LONGEST_WAIT_MS = 15000;
  var started = false;

  function start() {
    if (started) return;
    started = true;
    SIGNS.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    var urls = modules.split(' ');
    urls.forEach(function (url) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = url;
      document.head.append(link);
    });
    // One after the other (each stands after those it needs), so that no long task holds up the person. One that does
    // not come is asked for again, ever more rarely: without it every press of a button would stay unanswered.
    (function run(index, wait) {
      if (index === urls.length) return;
      import(urls[index]).then(
        function () {
          setTimeout(run, 0, index + 1, FIRST_WAIT_MS);
        },
        function () {
          setTimeout(run, wait, index, Math.min(2 * wait, LONGEST_WAIT_MS));
        },
      );
    })(0, FIRST_WAIT_MS);
  }

  function startWhenIdle() {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: LATEST_MS });
    else setTimeout(start, 200);
  }

  /** Loaded is not painted: the pictures that came last are in the next frame, and that is over with the one after. */
  function startAfterPaint() {
    if (document.visibilityState === 'hidden') startWhenIdle();
    else
      requestAnimationFrame(function () {
        requestAnimationFrame(startWhenIdle);
      });
  }

  SIGNS.forEach(function (sign) {
    addEventListener(sign, start, { capture: true, passive: true });
  });
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint);

  // What a person does meanwhile. The last press counts: whoever presses twice wants it once.
  var pressed = null;
  var sent = null;
  var filled = new Map();

  function onClick(event) {
    var button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  }

  function onSubmit(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    sent = event.target;
  }

  function onInput(event) {
    if (event.target.type === 'checkbox' || event.target.type === 'radio') return;
    filled.set(event.target, event.target.value);
  }

  /** As if the value had been entered just now: React overhears a field that already has the value it is given. */
  function fill(field, value) {
    field.value = field.defaultValue || '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);

  function makeUp() {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    removeEventListener('input', onInput, true);
    filled.forEach(function (value, field) {
      if (field.isConnected) fill(field, value);
    });
    // A press or a search may need what the fields have just told.
    setTimeout(function () {
      if (sent && sent.isConnected) sent.requestSubmit();
      else if (pressed && pressed.isConnected) pressed.click();
    });
  }

  addEventListener(
    'routineup:interactive',
    function () {
      // React says so from within its own work and would not answer yet.
      setTimeout(makeUp);
    },
    { once: true },
  );
})();
