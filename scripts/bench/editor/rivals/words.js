/** About a thousand characters, another thousand for each block. */
export const wordsOf = (index) => `Block ${index}. ${'A few plain words. '.repeat(52)}`
export const blocks = Number(new URLSearchParams(location.search).get('blocks'))
