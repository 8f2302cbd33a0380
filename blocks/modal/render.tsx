import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/modal/modal.module.css'
import { ModalDialog } from '@/blocks/modal/modal-dialog.client'
import type { definition } from '@/blocks/modal/schema'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import tones from '@/src/ui/tones/tones.module.css'

/** On the canvas the dialog stands below its button while it is open, to be filled. */
export const Render: BlockRender<typeof definition.schema> = ({
  props,
  env,
  rootProps,
  children,
}) => {
  const { label, title, size, look, align, opensByItself, opensAfter } = props
  const buttonStyle = buttonClass({ primary: look === 'primary' })
  const panelStyle = classNames(tones.tones, styles.panel, styles[`size-${size}`])
  return (
    <div className={classNames(layout.place, layout[`place-${align}`])} {...rootProps}>
      {env.editing ? (
        <div className={classNames(styles.stack, styles[align])}>
          <span className={buttonStyle}>{label}</span>
          {env.isOpen && (
            <div className={classNames(panelStyle, styles.still)}>
              <h2 className={styles.title}>{title}</h2>
              <div className={classNames(styles.content, !children && styles.empty)}>
                {children}
              </div>
            </div>
          )}
        </div>
      ) : (
        <ModalDialog
          label={label}
          title={title}
          buttonClass={buttonStyle}
          panelClass={panelStyle}
          opensAfterSeconds={opensByItself ? opensAfter : null}
        >
          <div className={styles.content}>{children}</div>
        </ModalDialog>
      )}
    </div>
  )
}
