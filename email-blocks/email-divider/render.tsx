import type { BlockRender } from '@/blocks/_kit/define'
import { mailThemeOf } from '@/email-blocks/_kit/props'
import { Row } from '@/email-blocks/_kit/row'
import type { definition } from '@/email-blocks/email-divider/schema'

export const Render: BlockRender<typeof definition.schema> = ({ props, context, rootProps }) => {
  const { colors } = mailThemeOf(context)
  const { thickness, tone } = props
  const color = { quiet: colors.line, strong: colors.text, accent: colors.primary }[tone]
  return (
    <Row rootProps={rootProps} style={{ padding: '12px 0 24px' }}>
      <Row
        className={`bs-rule-${tone}`}
        style={{ borderTop: `${thickness}px solid ${color}`, fontSize: 1, lineHeight: '1px' }}
      >
        {'\u00a0'}
      </Row>
    </Row>
  )
}
