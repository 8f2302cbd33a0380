/** Text for a header or a title: what would end a line, or hide in it, becomes a space. */
export function oneLine(text: string, maxLength = 200): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks would end the header
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').slice(0, maxLength)
}
