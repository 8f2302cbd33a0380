import type { Action, ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import styles from '@/plugins/visual-editor/editor/palette/all-keys.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { X } from '@/src/admin/ui/icons'
import { groupItems } from '@/src/admin/ui/palette/group-items'
import { KeyDialog, Keys } from '@/src/admin/ui/palette/key-dialog'

/** Every key of the editor, by what it is for. */
export function AllKeys({ desk: { actions, builder } }: { desk: ActionContext }) {
  const close = () => builder.ui.setState({ keyDialog: null })
  const groups = groupItems(actions.filter(({ keys }) => keys !== undefined))
  return (
    <KeyDialog label="All keys" className={styles.keysDialog} onClose={close}>
      <div className={styles.keysHead}>
        <h2>All keys</h2>
        <IconButton icon={X} label="Close" onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrows */}
      <section className={styles.groups} aria-label="Keys by group" tabIndex={0}>
        {groups.map(([group, members]) => (
          <div key={group} className={styles.group}>
            <h3>{group}</h3>
            <dl>
              {members.map((action) => (
                <Row key={action.id} action={action} />
              ))}
            </dl>
          </div>
        ))}
      </section>
    </KeyDialog>
  )
}

function Row({ action: { title, keys = [] } }: { action: Action }) {
  return (
    <div className={styles.keyRow}>
      <dt>{title}</dt>
      <dd>
        <Keys combinations={keys} />
      </dd>
    </div>
  )
}
