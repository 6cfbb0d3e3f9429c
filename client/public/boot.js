// client/build/prerender.plugin.ts puts this script into every document of a build.

// Runs before the first paint, so that a stored theme never flashes in the other one.
(function () {
  try {
    var stored = JSON.parse(localStorage.getItem('routineup.theme') || 'null');
    var choice = stored && stored.state && stored.state.choice;
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage is blocked or broken: the system's theme applies.
  }
})();

// A rendered page shows what visitors see. For members, base.css hides everything about losing weight until
// their body data is read.
(function () {
  try {
    var key = 'routineup.session';
    if (localStorage.getItem(key) || sessionStorage.getItem(key)) {
      document.documentElement.dataset.bodyUnread = '';
      // For members `/` is 오늘, so they see nothing of the landing page.
      if (location.pathname === '/') document.documentElement.dataset.member = '';
    }
  } catch {
    // Storage is blocked or broken: nobody is logged in.
  }
})();

// React's scheduler waits for a message to itself. Firefox loses it if the page enters the back/forward cache just then, and
// after the return React would draw nothing but answers to presses. React prefers `setImmediate` where there is one; this one
// posts its message again.
(function () {
  if (typeof setImmediate === 'function' || typeof MessageChannel === 'undefined') return;
  var waiting = [];
  var channel = new MessageChannel();
  function post() {
    channel.port2.postMessage(null);
  }
  channel.port1.onmessage = function () {
    var act = waiting.shift();
    if (act) act();
  };
  window.setImmediate = function (act) {
    waiting.push(act);
    post();
  };
  addEventListener('pageshow', function (event) {
    if (event.persisted) waiting.forEach(post);
  });
})();

// Fetches a member page's files and first answers beside the entry, not after it: the plain document lists both
// for each page. shared/api/early-answers.ts takes the answers.
(function () {
  var data = document.currentScript.dataset;
  if (!data.pages) return;
  var session, routine;
  try {
    var key = 'routineup.session';
    session = JSON.parse(localStorage.getItem(key) || sessionStorage.getItem(key));
    routine = localStorage.getItem('routineup.routine');
  } catch {
    // Storage is blocked or broken: nobody is logged in.
  }
  var table = JSON.parse(data.pages);
  if (!session || !session.accessToken) {
    // The landing page's text uses the typeface at once; elsewhere the script comes first.
    if (data.modules) hint('preload', table.font);
    return;
  }
  var path = location.pathname;
  var page = table.pages[path] || table.pages[path.replace(/[^/]+$/, ':id')];
  if (!page) return;
  var search = new URLSearchParams(location.search);
  var early = { authorization: 'Bearer ' + session.accessToken, answers: {} };
  var controlled = navigator.serviceWorker && navigator.serviceWorker.controller;
  page.asks.concat((!controlled && page.asksAnew) || []).forEach(function (question) {
    var url = question.replace(/{(\w+)}/, function (_, name) {
      // Today by the device's clock, `YYYY-MM-DD`.
      if (name === 'today') return today();
      return Number(search.get(name) || (name === 'routine' && routine)) || '!';
    });
    if (!url.includes('!')) ask(url);
    else if (question.includes('{routine}')) askOfFirst(question);
  });
  window.routineupEarly = early;

  /** Loading a locale's formats would take a slow phone 50 ms. */
  function today() {
    var now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map(function (part) {
        return String(part).padStart(2, '0');
      })
      .join('-');
  }

  function ask(url) {
    early.answers[url] = fetch(url, { headers: { authorization: early.authorization }, redirect: 'manual' });
    // The code that takes the answer handles its failure.
    early.answers[url].catch(function () {});
  }

  /** Requests the first routine of the list: this device has not shown one yet. */
  function askOfFirst(question) {
    early.answers[question.replace('/{routine}', '')]
      .then(function (answer) {
        return answer.clone().json();
      })
      .then(function (list) {
        ask(question.replace('{routine}', list.routines[0].routineId));
      })
      .catch(function () {});
  }

  // After the requests, because a browser sends a server only six at a time. A prerendered document leaves out even
  // what every page runs on, which comes first.
  function hintFiles() {
    var own = page.files.map(function (index) {
      return table.files[index];
    });
    (data.modules ? table.entry.concat(own) : own).forEach(function (file) {
      hint('modulepreload', file);
    });
  }
  // Paints the page's picture before fetching the files that would only delay it.
  if (data.picture === undefined) hintFiles();
  else addEventListener('routineup:pictured', hintFiles, { once: true });
  // From the service worker, the typeface arrives before the first paint; from the network it would delay the
  // script.
  if (controlled) hint('preload', table.font);

  function hint(rel, href) {
    var link = document.createElement('link');
    if (rel === 'preload') {
      link.as = 'font';
      link.crossOrigin = 'anonymous';
    }
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  }
})();

// A prerendered document names its modules here instead of loading them beside its own text, styles and
// pictures. This fetches them once the page is painted and runs them at the first touch, key or scroll: a
// visitor who only reads does not pay for a framework. Until they run, links work by themselves; presses, typed
// fields and sent forms are repeated afterwards. The same goes for a member's page that the service worker sends
// as this device last showed it (client/src/app/local-copy/page-pictures.ts): its picture is shown at once, and
// the page replaces it when it is complete.
(function () {
  var data = document.currentScript.dataset;
  var modules = data.entry || data.modules;
  if (!modules) return;

  // `storage`: another tab logs in.
  var SIGNS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'storage'];
  var LATEST_MS = 3000;
  var FIRST_WAIT_MS = 500;
  var LONGEST_WAIT_MS = 15000;
  var GONE = 'routineup.gone-modules';
  /** A page that is still incomplete after this long is shown as it is. */
  var WHOLE_WITHIN_MS = 2000;
  var urls = modules.split(' ');
  var later = (data.fetched || '').split(' ').filter(Boolean);
  var pictured = data.entry !== undefined && isOwn();
  var fetched = false;
  /**
   * The dialog that asks a visitor to log in, until the client shows its own; `by` is the element that opened
   * it.
   */
  var asked = null;
  var dialogHasRun = false;
  var started = false;

  function fetchAll() {
    if (fetched) return;
    fetched = true;
    urls.concat(later).forEach(preload);
  }

  function preload(url) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }

  function start(event) {
    // ask() starts the client, after showing the dialog.
    if (started || (event && (asked || asksLogin(event.target)))) return;
    started = true;
    SIGNS.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    fetchAll();
    // Runs the modules one after the other, in the order they need each other, so that no long task blocks
    // input. Retries one that fails to load, ever more rarely: without it no press would ever be answered.
    (function run(index, wait) {
      if (index === urls.length) return;
      import(urls[index]).then(
        function () {
          setTimeout(run, 0, index + 1, FIRST_WAIT_MS);
        },
        function () {
          reloadIfGone(urls[index]);
          setTimeout(run, wait, index, Math.min(2 * wait, LONGEST_WAIT_MS));
        },
      );
    })(0, FIRST_WAIT_MS);
  }

  /** A new deployment removed it. Once per build, so that a faulty deployment never reloads a page forever. */
  function reloadIfGone(url) {
    fetch(url, { method: 'HEAD', cache: 'no-store' })
      .then(function (answer) {
        if (answer.status !== 404 || sessionStorage.getItem(GONE) === modules) return;
        sessionStorage.setItem(GONE, modules);
        location.reload();
      })
      .catch(function () {});
  }

  /** The button or link around this element that asks a visitor to log in, if there is one. */
  function asksLogin(target) {
    var by = target instanceof Element ? target.closest('[data-asks-login]') : null;
    return by && document.getElementById('login-dialog') && !storedSession() ? by : null;
  }

  function storedSession() {
    try {
      var key = 'routineup.session';
      return JSON.parse(localStorage.getItem(key) || sessionStorage.getItem(key));
    } catch {
      return null;
    }
  }

  /** A picture is shown only to the login and on the screen width that it was taken for. */
  function isOwn() {
    var session = storedSession();
    return (
      session !== null &&
      decodeURIComponent(data.picture) === (session.loginKey || '') &&
      Number(data.width) === innerWidth
    );
  }

  /** After a reload or a return, the client restores the scroll position. */
  function isReturning() {
    var navigation = performance.getEntriesByType('navigation')[0];
    return Boolean(navigation) && navigation.type !== 'navigate';
  }

  function whenIdle() {
    dispatchEvent(new Event('routineup:pictured'));
    // The document is rendered for visitors and shows members too little.
    var next = storedSession() || isReturning() ? start : fetchAll;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: LATEST_MS });
    else setTimeout(next, 200);
  }

  /** Loaded is not yet painted: the last pictures are in the next frame, which ends when the one after begins. */
  function afterPaint() {
    if (document.visibilityState === 'hidden') whenIdle();
    else
      requestAnimationFrame(function () {
        requestAnimationFrame(whenIdle);
      });
  }

  // Members need only the entry of the landing page's modules.
  if (document.documentElement.dataset.member === '') {
    later = JSON.parse(data.pages).entry;
    urls = later.slice(-1);
  }
  if (pictured) {
    document.documentElement.dataset.pictured = '';
    addEventListener('DOMContentLoaded', afterPaint);
  } else if (data.entry || document.documentElement.dataset.member === '') {
    dispatchEvent(new Event('routineup:pictured'));
    fetchAll();
    addEventListener('DOMContentLoaded', function () {
      // Of another login or width: a hidden copy would outlive the logout.
      var unfit = document.getElementById('picture');
      if (unfit) unfit.remove();
      start();
    });
  } else {
    SIGNS.forEach(function (sign) {
      addEventListener(sign, start, { capture: true, passive: true });
    });
    addEventListener('load', afterPaint);
  }

  // What the person does until the client runs. Only the last press counts: pressing twice means wanting it
  // once.
  var pressed = null;
  var seen = null;
  var sent = null;
  var filled = new Map();
  /** A rendered element is hydrated in place; a picture's element is replaced. */
  var CONTROLS = 'button, summary, [type=checkbox], [type=radio]';

  function onClick(event) {
    var target = event.target instanceof Element ? event.target : document.body;
    var button = target.closest(pictured || target.closest('dialog') ? CONTROLS : 'button');
    // The browser opens such a link elsewhere, or saves it.
    var other = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    var by = other ? null : asksLogin(target);
    if (!button && !by) return;
    var choice = asked && button && button.type === 'radio';
    if (!choice) event.preventDefault();
    event.stopImmediatePropagation();
    if (seen) seen.cancel();
    seen = null;
    if (by) return ask(by);
    if (asked && button.hasAttribute('data-close')) return asked.dialog.close();
    pressed = button;
    if (!choice) seen = mark(button);
  }

  /** Shows the press at once, however long the answer takes: a filter is the chosen one, another button fades. */
  function mark(button) {
    var filters = button.closest('[data-filters]');
    var chosen = filters && filters.querySelector('[aria-pressed=true]');
    if (!chosen) return button.animate && button.animate({ opacity: [0.7, 0.7] }, { duration: Infinity });
    choose(button, chosen);
    return {
      cancel: function () {
        choose(chosen, button);
      },
    };
  }

  function choose(filter, instead) {
    instead.setAttribute('aria-pressed', 'false');
    filter.setAttribute('aria-pressed', 'true');
  }

  /** Opens the document's dialog, and runs the client once it is painted. */
  function ask(by) {
    if (asked) return;
    var place = document.createElement('div');
    place.id = 'asked';
    place.append(document.getElementById('login-dialog').content.cloneNode(true));
    var dialog = place.querySelector('dialog');
    // Outside the dialog, so that it has the same children as the client's own.
    dialog.querySelectorAll('style').forEach(function (style) {
      place.prepend(style);
    });
    if (by.dataset.asksLogin.indexOf('/recommend') !== 0) dialog.querySelector('[data-example]').remove();
    document.body.append(place);
    var page = document.documentElement;
    page.style.setProperty('--scrollbar', innerWidth - page.clientWidth + 'px');
    pressed = null;
    asked = { by: by, place: place, dialog: dialog };
    dialog.addEventListener('pointerdown', function (event) {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener('close', unask);
    dialog.showModal();
    requestAnimationFrame(function () {
      setTimeout(function () {
        start();
        data.dialog.split(' ').forEach(preload);
      });
    });
  }

  function unask() {
    if (!asked) return;
    asked.place.remove();
    asked = pressed = null;
    document.documentElement.style.removeProperty('--scrollbar');
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

  /**
   * Enters the value as if typed now. React ignores an input event whose value it already knows, so its copy is
   * changed first: setting the field itself would move the caret and break a syllable that is being composed.
   */
  function fill(field, value) {
    var byReact = Object.getOwnPropertyDescriptor(field, 'value');
    if (byReact) byReact.set.call(field.cloneNode(), field.defaultValue);
    if (field.value !== value)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  var meanwhile = new AbortController();
  var MEANWHILE = { capture: true, signal: meanwhile.signal };
  addEventListener('click', onClick, MEANWHILE);
  addEventListener('submit', onSubmit, MEANWHILE);
  addEventListener('input', onInput, MEANWHILE);

  // While a pointer is down nothing is replaced: a press on one element and a release on another is no click.
  var CLICK_WITHIN_MS = 100;
  var held = false;
  var released = null;
  var afterRelease = null;

  function onPress(event) {
    if (event.type === 'keydown' && event.key !== ' ') return;
    clearTimeout(released);
    held = true;
  }

  function onRelease() {
    clearTimeout(released);
    // A finger's click event comes a moment after the finger is lifted.
    released = setTimeout(function () {
      var act = afterRelease;
      held = false;
      afterRelease = null;
      if (act) act();
    }, CLICK_WITHIN_MS);
  }

  ['pointerdown', 'keydown'].forEach(function (type) {
    addEventListener(type, onPress, MEANWHILE);
  });
  ['pointerup', 'pointercancel', 'keyup'].forEach(function (type) {
    addEventListener(type, onRelease, MEANWHILE);
  });

  function makeUp() {
    if (held) afterRelease = makeUp;
    else if (!asked) finish();
    else if (dialogHasRun) openOwn();
    else {
      // Runs first, so that nothing is pressed between the two dialogs.
      var parts = data.dialog.split(' ').map(function (url) {
        return import(url);
      });
      Promise.allSettled(parts).then(function () {
        dialogHasRun = true;
        makeUp();
      });
    }
  }

  /** The client opens its own dialog, hidden until it looks the same, and then it replaces the document's. */
  function openOwn() {
    var page = document.documentElement;
    page.dataset.asked = '';
    removeEventListener('click', onClick, true);
    asked.by.click();
    addEventListener('click', onClick, MEANWHILE);
    var by = asked.by;
    var own = null;
    var over = false;
    var latest = performance.now() + WHOLE_WITHIN_MS;
    // Observes every change, so that a dialog that opens and closes at once is not missed.
    var changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    setTimeout(look, WHOLE_WITHIN_MS);
    look();

    function look() {
      own = own || document.querySelector('body > dialog[open]');
      var closed = !asked || (own && !own.open);
      var late = performance.now() >= latest;
      // If this dialog is closed before the client's own exists, wait for that one and close it too.
      if (over || (own ? !closed && !isWhole(own) && !late : !closed || !late)) return;
      over = true;
      changes.disconnect();
      if (closed) {
        // The person sees one dialog: closing either closes both.
        if (asked) asked.dialog.close();
        unask();
        if (own && own.open) own.dispatchEvent(new Event('cancel', { cancelable: true }));
        setTimeout(function () {
          by.focus({ preventScroll: true });
        });
      } else {
        own.dataset.still = '';
        var focused = ownOf(document.activeElement, asked.dialog, own) || own.querySelector('h2');
        pressed = ownOf(pressed, asked.dialog, own);
        // Reopened after the focus has returned, so that closing it returns the focus there.
        own.close();
        asked.dialog.removeEventListener('close', unask);
        asked.dialog.close();
        asked.place.remove();
        own.showModal();
        focused.focus({ preventScroll: true });
      }
      asked = null;
      delete page.dataset.asked;
      finish();
    }
  }

  function isWhole(own) {
    var example = asked.dialog.querySelector('[data-example]');
    return !example || own.querySelector('[data-example] > *') !== null;
  }

  function finish() {
    meanwhile.abort();
    if (pictured) takePlace();
    filled.forEach(function (value, field) {
      if (field.isConnected) fill(field, value);
    });
    // First the fields: a press or a search may depend on their values.
    setTimeout(function () {
      // In one frame with what the press changes.
      if (seen) seen.cancel();
      if (sent && sent.isConnected) sent.requestSubmit();
      else if (pressed && pressed.isConnected) pressed.click();
    });
  }

  function describe(element) {
    var label = element.labels && element.labels[0];
    return (
      element.tagName +
      (element.getAttribute('aria-label') || (label || {}).textContent || element.name || element.textContent)
    );
  }

  /**
   * The client's element for one in the picture: in the same place, or the only one with the same name. Null if
   * there is neither.
   */
  function ownOf(element, copy, root) {
    if (!element || !copy.contains(element)) return null;
    var name = describe(element);
    var way = [];
    for (var at = element; at !== copy; at = at.parentElement)
      way.unshift(Array.prototype.indexOf.call(at.parentElement.children, at));
    var there = way.reduce(function (parent, index) {
      return parent && parent.children[index];
    }, root);
    if (there && describe(there) === name) return there;
    var same = Array.prototype.filter.call(root.getElementsByTagName(element.tagName), function (other) {
      return describe(other) === name;
    });
    return same.length === 1 ? same[0] : null;
  }

  function takePlace() {
    var copy = document.getElementById('picture').lastElementChild;
    var root = document.getElementById('root');
    var focused = ownOf(document.activeElement, copy, root);
    pressed = ownOf(pressed, copy, root);
    sent = ownOf(sent, copy, root);
    filled = new Map(
      Array.from(filled, function (entry) {
        return [ownOf(entry[0], copy, root), entry[1]];
      }).filter(function (entry) {
        return entry[0];
      }),
    );
    delete document.documentElement.dataset.pictured;
    copy.parentElement.remove();
    if (focused) focused.focus({ preventScroll: true });
  }

  /** Calls `act` once the page has no placeholder left, or late. */
  function whenWhole(act) {
    var latest = performance.now() + WHOLE_WITHIN_MS;
    (function look() {
      var waiting = document.querySelector('#root [data-skeleton]') && performance.now() < latest;
      if (waiting) setTimeout(look, 50);
      else act();
    })();
  }

  addEventListener(
    'routineup:interactive',
    function () {
      // React sends this event while it is still working and would not answer yet.
      setTimeout(pictured ? whenWhole : makeUp, 0, makeUp);
    },
    { once: true },
  );
})();
