import styles from '@/src/rich-text/nodes/code/code.module.css'

const groups = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator', 'entity', 'url'],
  keyword: ['keyword', 'atrule', 'attr', 'rule', 'important'],
  value: ['number', 'boolean', 'constant', 'symbol', 'property', 'tag', 'table'],
  string: ['string', 'char', 'selector', 'builtin', 'regex', 'attr-value', 'code'],
  name: ['function', 'class', 'class-name', 'title', 'variable', 'namespace', 'attr-name'],
  inserted: ['inserted'],
  deleted: ['deleted'],
}

/** Class of a piece of code by what it is; the same while it is written and on the site. */
export const tokenClasses: Readonly<Record<string, string>> = Object.assign(
  // Names come from documents, and may not meet what every object has.
  Object.create(null),
  ...Object.entries(groups).flatMap(([group, types]) =>
    types.map((type) => ({ [type]: styles[group] })),
  ),
)
