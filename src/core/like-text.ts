/** Text to look for with `contains`, where `%`, `_` and `\` would otherwise stand for other characters. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
