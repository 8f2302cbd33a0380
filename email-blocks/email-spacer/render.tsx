import type { BlockRender } from '@/blocks/_kit/define'
import { Row } from '@/email-blocks/_kit/row'
import type { definition } from '@/email-blocks/email-spacer/schema'

export const Render: BlockRender<typeof definition.schema> = ({ props, rootProps }) => (
  <Row
    rootProps={rootProps}
    style={{ height: props.height, fontSize: 1, lineHeight: `${props.height}px` }}
  >
    {'\u00a0'}
  </Row>
)
