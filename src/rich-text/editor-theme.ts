import styles from '@/src/rich-text/rich-text.module.css'

/**
 * Class names for Lexical's `theme` option: text looks the same while it is written as after.
 * Plain data, so that nothing here imports Lexical.
 */
export const editorTheme = {
  paragraph: styles.paragraph,
  heading: { h1: styles.h1, h2: styles.h2, h3: styles.h3 },
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
  text: {
    underline: styles.underline,
    strikethrough: styles.strikethrough,
    underlineStrikethrough: styles.underlineStrikethrough,
    code: styles.code,
    highlight: styles.highlight,
    uppercase: styles.uppercase,
    lowercase: styles.lowercase,
    capitalize: styles.capitalize,
  },
}
