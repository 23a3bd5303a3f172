/**
 * The letters of the page's first texts in narrow letters, in all its languages: header and title of each mode, the panel's name, a key of
 * phones. Those are a font in the page's own text; what is narrow in other letters asks for a file.
 */
export const narrowLetters = [
  ...new Set(
    'Linux Terminal Playground Docker Training containerization Learn Commands step by interactively Master Lessons Aprende Domina Ejecutar',
  ),
].join('')
