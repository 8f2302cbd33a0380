/** What an element was drawn with last. React gives it another object when its component is rendered again. */
export function drawnProps(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  if (key === undefined) {
    throw new Error('React has not drawn this element')
  }
  return (element as unknown as Record<string, unknown>)[key]
}
