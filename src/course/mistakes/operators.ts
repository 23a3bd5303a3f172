/** Words that Bash would have taken for operators: in the Simple shell they are words like any other. */
export const OPERATORS = ' [|;&<>]|;( |$)'
