import { useState } from 'react'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { messageOf, readPath, send } from '@/plugins/visual-editor/editor/save/owner-call'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { siteKinds } from '@/plugins/visual-editor/editor/theme/site-kinds'
import { SwitchDialog } from '@/plugins/visual-editor/editor/theme/switch-dialog'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import type { ThemeName } from '@/src/core/theme/schema'

export type SiteKindProps = {
  /** What visitors see now. */
  liveTheme: ThemeName
  /** Saves what is open, then opens another page. */
  openPage: (id: string) => void
}

/** A site of several pages, or of one with links. Each kind keeps its own home page. */
export function SiteKind({ liveTheme, openPage }: SiteKindProps) {
  const { apiPath, commands } = useBuilder()
  const profileId = useSite(({ profile }) => profile.id)
  const shown = useSite(({ themeName, pathname }) => (pathname === '/' ? themeName : null))
  const [live, setLive] = useState(liveTheme)
  const [wanted, setWanted] = useState<ThemeName | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const other = siteKinds.find(({ name }) => name !== live)?.name ?? live
  const isLookingAhead = shown === other

  const switchTo = async (themeName: ThemeName, isLive: boolean) => {
    setIsBusy(true)
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
      commands.tell(`Visitors see ${siteKinds.find(({ name }) => name === themeName)?.now} now.`)
    }
    if (shown !== themeName) {
      openPage(homeId)
    }
  }

  return (
    <>
      <div className={styles.kinds}>
        {siteKinds.map(({ name, label, about }) => (
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
          </button>
        ))}
      </div>
      {isLookingAhead && (
        <button
          type="button"
          className={shell.button}
          disabled={isBusy}
          onClick={() => setWanted(other)}
        >
          Put this home page live
        </button>
      )}
      {wanted && (
        <SwitchDialog
          to={wanted}
          isOpenAlready={isLookingAhead}
          isBusy={isBusy}
          onLook={() => void switchTo(wanted, false)}
          onSwitch={() => void switchTo(wanted, true)}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}
