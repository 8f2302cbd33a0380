import type { JSONField } from 'payload'

type Options = Partial<Omit<JSONField, 'type' | 'custom'>> & {
  name: string
  /** Field that gets the same as HTML whenever it is stored, for readers that draw no documents. */
  htmlField?: string
}

/** Words with headings, lists, links and more. The rich-text plugin brings its editor and its gate. */
export function richTextField({ htmlField, ...options }: Options): JSONField {
  return { ...options, type: 'json', custom: { richText: { htmlField } } } as JSONField
}
