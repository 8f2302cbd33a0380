import type { BlockRender } from '@/blocks/_kit/define'
import { mailThemeOf } from '@/email-blocks/_kit/props'
import { Hint, Row } from '@/email-blocks/_kit/row'
import type { definition } from '@/examples/encore/email-blocks/countdown/schema'
import { longDateTime } from '@/src/core/events/event-date'

export const Render: BlockRender<typeof definition.schema, string | undefined> = ({
  props: { title, moment },
  data: days,
  context,
  env,
  rootProps,
}) => {
  if (moment === '') {
    return env.editing ? <Hint rootProps={rootProps}>Choose what is waited for.</Hint> : null
  }
  const { colors, font } = mailThemeOf(context)
  const text = { fontFamily: font, color: colors.text, fontSize: 16, lineHeight: 1.5 }
  return (
    <Row rootProps={rootProps} style={{ ...text, padding: '12px 0 24px' }} className="bs-text">
      <strong>{[days, title].filter(Boolean).join(': ')}</strong>
      <br />
      {`${longDateTime(moment, 'UTC')} UTC`}
    </Row>
  )
}
