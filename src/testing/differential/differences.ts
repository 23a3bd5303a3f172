/**
 * Lines that are meant to answer otherwise than the real bash does, and why. The suite checks that each still differs, so that
 * the list stays short.
 */
export const differences: Readonly<Record<string, string>> = {}
