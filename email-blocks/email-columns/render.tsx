import { Children, isValidElement } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import { mailOf, mailThemeOf } from '@/email-blocks/_kit/props'
import { Hint, Row } from '@/email-blocks/_kit/row'
import { SideBySide } from '@/email-blocks/_kit/side-by-side'
import type { definition } from '@/email-blocks/email-columns/schema'
import { boxGround } from '@/src/core/email/mail-theme'

/** Each block inside is a cell; more blocks than columns begin another row. */
export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env: { editing },
  rootProps,
  children,
}) => {
  const { count, gap, verticalAlign, background, padding } = props
  const items = Children.toArray(children).map((drawn, index) => ({
    key: isValidElement(drawn) && drawn.key !== null ? drawn.key : String(index),
    drawn,
  }))
  if (items.length === 0) {
    return editing ? <Hint rootProps={rootProps}>Drop blocks here</Hint> : null
  }
  const { colors, radius } = mailThemeOf(context)
  const room = mailOf(context).room - 2 * padding
  return (
    <Row
      rootProps={rootProps}
      className={background ? 'bs-box' : undefined}
      style={{
        padding,
        ...(background && {
          borderRadius: Math.min(radius, 12),
          backgroundColor: boxGround(background, colors),
        }),
      }}
    >
      {count === 1 ? (
        children
      ) : (
        <SideBySide {...{ items, count, gap, verticalAlign, editing }} room={room} />
      )}
    </Row>
  )
}
