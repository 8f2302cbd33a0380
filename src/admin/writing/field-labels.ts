import { wordsOfName } from '@/src/core/text'

/** Fields that are called otherwise on the screen. */
const called: Readonly<Record<string, string>> = {
  download: 'price',
  media: 'pictures',
  caption: 'words',
  body: 'text',
  street: 'street and number',
  zipCode: 'postal code',
  time: 'time at the venue',
  actionLink: 'tickets elsewhere',
  actionText: 'words on that link',
  visibility: 'who may have it',
}

/** What a field is called: `releaseDate` is “release date”, `isFeatured` is “featured”. */
const labelOf = (field: string): string =>
  called[field] ?? wordsOfName(field.replace(/^(is|has|shows)(?=[A-Z])/, ''))

/** Fields in a sentence: `title, price and tickets`. */
export const fieldLabels = (fields: readonly string[]): string =>
  new Intl.ListFormat('en').format(fields.map(labelOf))
