// Runs before the first paint, so that no visit flashes in another mode or theme than its own, and shows the hero of the mode.
// The same rules as src/app/appearance.ts; a test holds the two against each other.
;(function () {
  var mode, theme, language
  try {
    var stored = JSON.parse(localStorage.getItem('terminal-playground/settings'))
    if (stored && stored.version === 1) {
      mode = stored.value.mode
      theme = stored.value.theme
      language = stored.value.language
    }
  } catch {
    // no storage, or not ours: the defaults hold
  }
  var query = new URLSearchParams(location.search)
  var asked = query.get('mode')
  if (asked === 'linux' || asked === 'docker') mode = asked
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset.mode = mode === 'docker' ? 'docker' : 'linux'
  document.documentElement.dataset.theme = theme
  asked = query.get('lang')
  if (asked === 'en' || asked === 'es') language = asked
  document.documentElement.lang = language = language === 'es' ? 'es' : 'en'
  function template(rule) {
    return document.querySelector('template[data-' + rule + ']')
  }
  var parts = template('parts=' + document.documentElement.dataset.mode)
  // an unknown address has no hero, and loads its fonts
  if (!parts || location.pathname !== parts.dataset.base) return
  // the hero of the page is English: in another language the page paints it itself, with words of its own
  var words = template('words=' + language)
  // on their way while the rest of the page's text still is
  if (words) document.head.append(words.content)
  document.head.append(parts.content, template('terminal').content)
  function bytesOf(text) {
    // not in every browser yet
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text)
    var characters = atob(text)
    var bytes = new Uint8Array(characters.length)
    for (var at = 0; at < characters.length; at += 1) bytes[at] = characters.charCodeAt(at)
    return bytes
  }
  // the fonts are in the page's own text: nothing may shift when they come later
  function addFont(font) {
    var bytes = bytesOf(font.content.textContent)
    var face = new FontFace(font.dataset.font, bytes, {
      weight: font.dataset.weight,
      stretch: font.dataset.stretch,
      unicodeRange: font.dataset.range,
    })
    document.fonts.add(face)
    return face.loaded
  }
  // as soon as all of it has been read, before a frame without it: the last element behind it is there
  var reading = new MutationObserver(function () {
    if (!document.querySelector('noscript')) return
    reading.disconnect()
    var fonts = Array.from(document.querySelectorAll('template[data-font]'), addFont)
    document.querySelector('style[data-fonts]').remove()
    if (words) return
    var root = document.getElementById('root')
    root.append(template('hero=' + document.documentElement.dataset.mode).content)
    var show = function () {
      root.style.display = ''
    }
    // nothing is laid out without the fonts
    root.style.display = 'none'
    Promise.all(fonts).then(show, show)
  })
  reading.observe(document.documentElement, { childList: true, subtree: true })
})()
