import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { changeTheme, themeOf } from '@/plugins/visual-editor/editor/theme/use-theme'
import type { HeaderLink } from '@/src/core/theme/links'

/**
 * Takes links out of the header, as far as they are still there.
 *
 * @returns how to put them back, beside what was changed in the meantime
 */
export function takeOutHeaderLinks(
  builder: Pick<BuilderContext, 'engine' | 'site'>,
  links: readonly HeaderLink[],
): () => void {
  const { headerLinks: before } = themeOf(builder)
  const isTaken = ({ label, href }: HeaderLink) =>
    links.some((link) => link.label === label && link.href === href)
  const kept = before.filter((link) => !isTaken(link))
  if (kept.length === before.length) {
    return () => {}
  }
  const set = (headerLinks: HeaderLink[]) =>
    changeTheme(builder, { headerLinks }, `header-links:${performance.now()}`)
  set(kept)
  return () => {
    const { headerLinks: now } = themeOf(builder)
    const isThere = ({ label, href }: HeaderLink) =>
      now.some((link) => link.label === label && link.href === href)
    const missing = before.filter((link) => isTaken(link) && !isThere(link))
    if (missing.length > 0) {
      set(now === kept ? before : [...now, ...missing])
    }
  }
}
