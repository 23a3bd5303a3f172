// Runs before the first paint, so that no visit flashes in another mode or theme than its own.
// The same rules as src/app/appearance.ts; a test holds the two against each other.
;(function () {
  var mode, theme
  try {
    var stored = JSON.parse(localStorage.getItem('terminal-playground/settings'))
    if (stored && stored.version === 1) {
      mode = stored.value.mode
      theme = stored.value.theme
    }
  } catch {
    // no storage, or not ours: the defaults hold
  }
  var asked = new URLSearchParams(location.search).get('mode')
  if (asked === 'linux' || asked === 'docker') mode = asked
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset.mode = mode === 'docker' ? 'docker' : 'linux'
  document.documentElement.dataset.theme = theme
})()
