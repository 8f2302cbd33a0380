import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'

type Props = { pathname: string }

/** What an editor's first minutes need to know. */
export function PageHelp({ pathname }: Props) {
  return (
    <div className={styles.help}>
      <p>Page address {pathname}</p>
      <p>Click anything on the page to change it. Click words to write.</p>
      <p>Drag new blocks in from the Add panel, and move blocks by their name tag.</p>
      <p>Everything is saved as you go. Visitors see it once you publish.</p>
    </div>
  )
}
