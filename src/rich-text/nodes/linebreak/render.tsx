import type { NodeRender } from '@/src/rich-text/node-kit'
import type { LinebreakNode } from '@/src/rich-text/nodes/linebreak/schema'

export const Linebreak: NodeRender<LinebreakNode> = () => <br />
