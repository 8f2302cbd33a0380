import { type BlockRender, readSettings } from '@bandstand/kit/blocks'
import type { NewsRow } from '../../news.js'
import { settings } from '../../settings.js'
import type { definition } from './schema.js'

/** One outer element that takes `rootProps`; without hooks, as site and canvas share it. */
export const Render: BlockRender<typeof definition.schema, NewsRow[]> = ({
  data: news,
  context,
  env,
  rootProps,
}) => {
  if (news.length === 0 && !env.editing) {
    return null
  }
  return (
    <section style={{ marginTop: 'var(--above)', paddingInline: 'var(--inset)' }} {...rootProps}>
      <h2>{readSettings(settings, context).heading}</h2>
      {news.length === 0 ? (
        <p>Your news will stand here: write them in the admin, under More.</p>
      ) : (
        <ul>
          {news.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
