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
