import type { BlockRender } from '@/blocks/_kit/define'
import { Clock } from '@/examples/encore/blocks/countdown/clock.client'
import styles from '@/examples/encore/blocks/countdown/countdown.module.css'
import type { definition } from '@/examples/encore/blocks/countdown/schema'
import { longDateTime } from '@/src/core/events/event-date'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import text from '@/src/ui/type/type.module.css'

export const Render: BlockRender<typeof definition.schema> = ({ props, env, rootProps }) => {
  const { title, moment, afterwards, href, label } = props
  const { Link, editing } = env
  if (moment === '' && !editing) {
    return null
  }
  return (
    <section className={classNames(layout.across, styles.countdown)} {...rootProps}>
      {title && <h2 className={text.heading}>{title}</h2>}
      {moment === '' ? (
        <p className={layout.hint}>Choose in its settings what is waited for.</p>
      ) : (
        <Clock
          // Another moment or word starts the clock again on the canvas.
          key={`${moment} ${afterwards}`}
          moment={moment}
          date={`${longDateTime(moment, 'UTC')} UTC`}
          afterwards={afterwards}
        />
      )}
      {href && label && (
        <Link href={href} className={buttonClass({ primary: true })}>
          {label}
        </Link>
      )}
    </section>
  )
}
