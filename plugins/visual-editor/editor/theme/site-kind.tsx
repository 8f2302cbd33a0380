import { useMemo, useState } from 'react'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { definitionsOf, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import type { OpenPage } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { sayThere } from '@/plugins/visual-editor/editor/pages/word-ahead'
import { showFinding } from '@/plugins/visual-editor/editor/publish-check/show-finding'
import { TriangleAlert } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { createSwitchCalls, type LookedAt } from '@/plugins/visual-editor/editor/theme/switch-calls'
import { SwitchDialog } from '@/plugins/visual-editor/editor/theme/switch-dialog'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { ThemeLook } from '@/plugins/visual-editor/editor/theme/theme-look'
import { repairDocument } from '@/src/core/page-document/repair'
import type { ThemeName } from '@/src/core/theme/schema'

export type SiteKindProps = {
  /** What visitors see now. */
  liveTheme: ThemeName
  /** Saves what is open, then opens another page. */
  openPage: OpenPage
  /** `/admin`, wherever this installation has it. */
  adminPath: string
  /** Looks at what is open and puts it live as it is now; says by itself why not, and answers whether it did. */
  publishOpen: () => Promise<boolean>
  /** Visitors see another kind of site now. */
  onLive: (themeName: ThemeName) => void
}

const nothing: LookedAt = { homeId: '', found: [], layout: null }

/** What kind of site it is: the project's own and those of plugins. Each keeps its own home page. */
export function SiteKind({
  liveTheme: live,
  openPage,
  adminPath,
  publishOpen,
  onLive,
}: SiteKindProps) {
  const builder = useBuilder()
  const { apiPath, commands, blocks } = builder
  const profileId = useSite(({ profile }) => profile.id)
  const shown = useSite(({ themeName, pathname }) => (pathname === '/' ? themeName : null))
  const [wanted, setWanted] = useState<ThemeName | null>(null)
  const [looked, setLooked] = useState<LookedAt>(nothing)
  const { found } = looked
  const document = useMemo(
    () => repairDocument(looked.layout, definitionsOf(blocks)).document,
    [looked, blocks],
  )
  const [isBusy, setIsBusy] = useState(false)
  const lookingAt = shown !== live && siteThemes.has(shown ?? '') ? shown : null

  const calls = useMemo(() => createSwitchCalls(apiPath, profileId), [apiPath, profileId])

  const close = () => {
    setWanted(null)
    setLooked(nothing)
  }
  const tell = (message: string) => {
    close()
    commands.tell(message)
  }

  /** Answers whether its home page may go live; what speaks against that is said. */
  const mayGoLive = async (themeName: ThemeName): Promise<boolean> => {
    // Visitors shall get what the artist sees, not what went live some day before.
    if (shown === themeName) {
      // What is found is said in a window of its own.
      close()
      return publishOpen()
    }
    // It was asked about already.
    if (found.length > 0) {
      return true
    }
    const answer = await calls.lookAt(themeName)
    if ('refused' in answer) {
      tell(answer.refused)
      return false
    }
    setLooked(answer.value)
    return answer.value.found.length === 0
  }

  const switchTo = async (themeName: ThemeName, isLive: boolean) => {
    const switched = await calls.switchTo(themeName, isLive)
    if ('refused' in switched) {
      tell(switched.refused)
      return
    }
    close()
    const news = `Visitors see ${siteThemes.get(themeName)?.now} now.`
    if (isLive) {
      onLive(themeName)
      commands.tell(news)
    }
    if (shown !== themeName) {
      openPage(switched.value, { onLeave: () => isLive && sayThere(news) })
    }
  }

  const busily = async (work: () => Promise<void>) => {
    setIsBusy(true)
    await work()
    setIsBusy(false)
  }
  const look = (themeName: ThemeName) => busily(() => switchTo(themeName, false))
  const show = (themeName: ThemeName) =>
    busily(async () => {
      if (await mayGoLive(themeName)) {
        await switchTo(themeName, true)
      }
    })

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
            onClick={() => (name !== live ? setWanted(name) : lookingAt && void look(name))}
          >
            <b>{label}</b>
            <small>
              {name === live ? `Visitors see this one${lookingAt ? ': go back to it' : ''}` : about}
            </small>
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
          found={found}
          nameOf={({ place }) =>
            place.kind === 'block' ? nameOf(blocks, document, place.id) : null
          }
          onShow={(finding) => {
            close()
            showFinding(builder, finding, {
              adminPath,
              openPage,
              // It says there once more what was found, each with the way to its block.
              openLookedAt: () => openPage(looked.homeId, { isChecked: true }),
            })
          }}
          isOpenAlready={shown === wanted}
          isBusy={isBusy}
          onLook={() => void look(wanted)}
          onSwitch={() => void show(wanted)}
          onClose={close}
        />
      )}
    </>
  )
}
