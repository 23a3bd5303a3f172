/** The module html of the standard library. */
export const source = String.raw`@html
def escape(text, quote=True):
    text = text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')
    return text.replace('"', '&quot;').replace("'", '&#x27;') if quote else text
`
