import { useState } from 'react'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { messageOf, readPath, send } from '@/plugins/visual-editor/editor/save/owner-call'
import { TriangleAlert } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { SwitchDialog } from '@/plugins/visual-editor/editor/theme/switch-dialog'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { ThemeLook } from '@/plugins/visual-editor/editor/theme/theme-look'
import type { ThemeName } from '@/src/core/theme/schema'

export type SiteKindProps = {
  /** What visitors see now. */
  liveTheme: ThemeName
  /** Saves what is open, then opens another page. */
  openPage: (id: string) => void
  /** Looks at what is open and puts it live as it is now; says by itself why not, and answers whether it did. */
  publishOpen: () => Promise<boolean>
  /** The page that is open went live. */
  onLive: () => void
}

/** What kind of site it is: the project's own and those of plugins. Each keeps its own home page. */
export function SiteKind({ liveTheme, openPage, publishOpen, onLive }: SiteKindProps) {
  const { apiPath, commands } = useBuilder()
  const profileId = useSite(({ profile }) => profile.id)
  const shown = useSite(({ themeName, pathname }) => (pathname === '/' ? themeName : null))
  const [live, setLive] = useState(liveTheme)
  const [wanted, setWanted] = useState<ThemeName | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const lookingAt = shown !== live && siteThemes.has(shown ?? '') ? shown : null

  const switchTo = async (themeName: ThemeName, isLive: boolean) => {
    setIsBusy(true)
    // Visitors shall get what the artist sees, not what went live some day before.
    if (isLive && shown === themeName) {
      // What is found is said in a window of its own.
      setWanted(null)
      if (!(await publishOpen())) {
        setIsBusy(false)
        return
      }
    }
    const url = `${apiPath}/profiles/${profileId}/theme-switch`
    const answer = await send(url, 'POST', { themeName, isLive })
    setIsBusy(false)
    setWanted(null)
    const homeId = readPath(answer?.body, ['homeId'])
    if (answer?.status !== 200 || typeof homeId !== 'string') {
      commands.tell(messageOf(answer?.body))
      return
    }
    if (isLive) {
      setLive(themeName)
      commands.tell(`Visitors see ${siteThemes.get(themeName)?.now} now.`)
    }
    if (shown !== themeName) {
      openPage(homeId)
    } else if (isLive) {
      onLive()
    }
  }

  return (
    <>
      {!siteThemes.has(live) && (
        <div className={styles.note}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
          <b>Your kind of site is not installed any more</b>
          <p>
            “{live}” came with a plugin that is gone. Visitors still see its home page, without the
            plugin’s sections. Choose another kind for a whole one.
          </p>
        </div>
      )}
      <div className={styles.kinds}>
        {[...siteThemes].map(([name, { label, about }]) => (
          <button
            key={name}
            type="button"
            className={styles.kind}
            aria-pressed={name === live}
            disabled={isBusy}
            onClick={() => name !== live && setWanted(name)}
          >
            <b>{label}</b>
            <small>{name === live ? 'Visitors see this one' : about}</small>
            {name.includes('/') && <small>by {name.split('/')[0]}</small>}
          </button>
        ))}
      </div>
      {lookingAt && (
        <button
          type="button"
          className={shell.button}
          disabled={isBusy}
          onClick={() => setWanted(lookingAt)}
        >
          Put this home page live
        </button>
      )}
      {shown && <ThemeLook themeName={shown} />}
      {wanted && (
        <SwitchDialog
          to={wanted}
          isOpenAlready={shown === wanted}
          isBusy={isBusy}
          onLook={() => void switchTo(wanted, false)}
          onSwitch={() => void switchTo(wanted, true)}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}
