import code from '@/src/rich-text/nodes/code/code.module.css'
import { tokenClasses } from '@/src/rich-text/nodes/code/token-classes'
import table from '@/src/rich-text/nodes/table/table.module.css'
import styles from '@/src/rich-text/rich-text.module.css'

/**
 * Class names for Lexical's `theme` option: text looks the same while it is written as after.
 * Plain data, so that nothing here imports Lexical.
 */
export const editorTheme = {
  paragraph: styles.paragraph,
  heading: {
    h1: styles.h1,
    h2: styles.h2,
    h3: styles.h3,
    h4: styles.h4,
    h5: styles.h5,
    h6: styles.h6,
  },
  quote: styles.quote,
  hr: styles.rule,
  link: styles.link,
  list: {
    ul: `${styles.list} ${styles.bullet}`,
    ol: `${styles.list} ${styles.number}`,
    checklist: styles.check,
    listitem: styles.item,
    nested: { listitem: styles.nested },
    listitemChecked: styles.checked,
    listitemUnchecked: styles.unchecked,
  },
  table: table.table,
  tableScrollableWrapper: table.frame,
  tableRow: table.row,
  tableCellSelected: table.selected,
  tableRowStriping: table.striped,
  code: code.block,
  codeHighlight: tokenClasses,
  text: {
    // Bold words are drawn as strong alone, whatever else they are.
    italic: styles.italic,
    underline: styles.underline,
    strikethrough: styles.strikethrough,
    underlineStrikethrough: styles.underlineStrikethrough,
    code: styles.code,
    highlight: styles.highlight,
    subscript: styles.subscript,
    superscript: styles.superscript,
    uppercase: styles.uppercase,
    lowercase: styles.lowercase,
    capitalize: styles.capitalize,
  },
}
