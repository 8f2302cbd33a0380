import type { BlockRender } from '@/blocks/_kit/define'
import type { TourListData } from '@/blocks/tour-list/load'
import type { definition } from '@/blocks/tour-list/schema'
import styles from '@/blocks/tour-list/tour-list.module.css'
import { TourRow } from '@/blocks/tour-list/tour-row'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import text from '@/src/ui/type/type.module.css'

export const Render: BlockRender<typeof definition.schema, TourListData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { title } = props
  const events = data?.events ?? []
  if (events.length === 0 && !env.editing) {
    return null
  }
  return (
    <section
      className={classNames(layout.section, styles.block)}
      {...(title && { 'aria-label': title })}
      {...rootProps}
    >
      <div className={layout.wrap}>
        {title && (
          <div className={layout.sectionHead}>
            <h2 className={text.heading}>{title}</h2>
          </div>
        )}
        {events.length === 0 ? (
          <p className={layout.hint}>Fills itself with your events, once one is ahead.</p>
        ) : (
          <ul className={styles.rows}>
            {events.map((event) => (
              <TourRow key={event.id} event={event} Link={env.Link} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
