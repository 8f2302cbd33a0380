/** A key in a field, as React tells of it. */
type Press = { key: string; nativeEvent: { isComposing: boolean; keyCode: number } }

/**
 * Whether Enter was pressed to go on: where letters are put together from several keys, as in Japanese, it
 * first ends a word. Safari ends the word before it tells of that key, and says so by its old number alone.
 */
export const isEnter = ({ key, nativeEvent }: Press): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && nativeEvent.keyCode !== 229
