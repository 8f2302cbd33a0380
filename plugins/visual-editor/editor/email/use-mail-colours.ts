import { useEffect } from 'react'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { emptyMailContext } from '@/src/core/email/mail-context'
import type { PageDocument } from '@/src/core/page-document/schema'

/** All blocks of an email follow the grounds that are set for the whole of it. */
export function useMailColours({ engine, site }: Pick<BuilderContext, 'engine' | 'site'>): void {
  useEffect(() => {
    const follow = () => {
      const colors = groundsOf(engine.document())
      const { mail = emptyMailContext } = site.getState()
      const { background, innerBackground } = mail.colors
      if (colors.background !== background || colors.innerBackground !== innerBackground) {
        site.setState({ mail: { ...mail, colors } })
      }
    }
    follow()
    return engine.watch(engine.document, follow)
  }, [engine, site])
}

function groundsOf({ nodes }: PageDocument) {
  const whole = Object.values(nodes).find(({ type }) => type === 'email-root')
  const colourIn = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    background: colourIn(whole?.props.background),
    innerBackground: colourIn(whole?.props.innerBackground),
  }
}
