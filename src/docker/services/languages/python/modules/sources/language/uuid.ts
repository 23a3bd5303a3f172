/** The module uuid of the standard library. */
export const source = String.raw`@uuid
import random
def uuid4():
    text = ''.join(random.choice('0123456789abcdef') for _ in range(32))
    return f'{text[:8]}-{text[8:12]}-4{text[13:16]}-{"89ab"[random.randrange(4)]}{text[17:20]}-{text[20:]}'
`
