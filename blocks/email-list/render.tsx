import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/email-list/email-list.module.css'
import { JoinForm } from '@/blocks/email-list/join-form.client'
import type { EmailListData } from '@/blocks/email-list/load'
import type { definition } from '@/blocks/email-list/schema'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import text from '@/src/ui/type/type.module.css'

export const Render: BlockRender<typeof definition.schema, EmailListData> = ({
  props,
  data,
  context,
  env,
  rootProps,
}) => {
  const { title, lede, look, placeholder, button, successMessage } = props
  const list = data?.list
  if (!list && !env.editing) {
    return null
  }
  return (
    <section
      className={classNames(layout.section, styles.block)}
      aria-label={title}
      data-ends-page={look === 'wide' ? '' : undefined}
      {...rootProps}
    >
      <div className={classNames(layout.wrap, styles.inner, styles[look])}>
        <div>
          <h2 className={text.heading}>{title}</h2>
          {lede && <p className={classNames(text.lede, styles.lede)}>{lede}</p>}
        </div>
        {list || !data ? (
          <JoinForm
            profileId={context.profile.id}
            listId={list?.id ?? ''}
            placeholder={placeholder}
            button={button}
            successMessage={successMessage}
            asksToConfirm={list?.doubleOptIn ?? false}
            isStill={env.editing}
          />
        ) : (
          <p className={layout.hint}>Make an email list, and visitors can join it here.</p>
        )}
      </div>
    </section>
  )
}
