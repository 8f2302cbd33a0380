import type { BlockEnvironment } from '@/blocks/_kit/define'

/** Looks like a link of the site and leads nowhere: a click on the page selects. */
export const CanvasLink: BlockEnvironment['Link'] = ({ children, onClick: _ignored, ...rest }) => (
  <a {...rest} draggable={false}>
    {children}
  </a>
)
