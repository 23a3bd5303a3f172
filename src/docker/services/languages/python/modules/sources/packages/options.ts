/** What packages do with options that are inert here, or not simulated. */
export const source = String.raw`@_options
def check(name, options, inert, absent):
    for option in options:
        if option in inert.split():
            continue
        if option in absent.split():
            raise NotImplementedError(f'{option}= of {name} is not simulated')
        raise TypeError(f"{name}() got an unexpected keyword argument '{option}'")
def check_native(name, options, absent):
    # functions that are written in C say it in other words
    for option in options:
        if option in absent.split():
            raise NotImplementedError(f'{option}= of {name} is not simulated')
        raise TypeError(f"'{option}' is an invalid keyword argument for this function")
`
