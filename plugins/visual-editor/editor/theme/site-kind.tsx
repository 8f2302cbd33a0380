import { useMemo, useState } from 'react'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { definitionsOf, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { announceAfterNavigation } from '@/plugins/visual-editor/editor/pages/handoff-announcement'
import type { OpenPage } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { askPublishCheck } from '@/plugins/visual-editor/editor/publish-check/ask-publish-check'
import { FindingList } from '@/plugins/visual-editor/editor/publish-check/finding-list'
import { showFinding } from '@/plugins/visual-editor/editor/publish-check/show-finding'
import { messageOf, readPath, send } from '@/plugins/visual-editor/editor/save/calls/owner-call'
import { createPagesApi } from '@/plugins/visual-editor/editor/save/calls/pages-api'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import type { Finding } from '@/plugins/visual-editor/publish-check/subject'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { TriangleAlert } from '@/src/admin/ui/icons'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { ThemeName } from '@/src/core/theme/schema'
import { isSameThemePreset } from '@/src/core/theme/theme-presets'

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
      openPage(switched.value, { onLeave: () => isLive && announceAfterNavigation(news) })
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
          className={controls.button}
          disabled={isBusy}
          onClick={() => setWanted(lookingAt)}
        >
          Put this home page live
        </button>
      )}
      {shown && <ThemePresets themeName={shown} />}
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

/** Offers the look that a theme was made for, to anyone who looks at its home page in another one. */
function ThemePresets({ themeName }: { themeName: ThemeName }) {
  const { commands } = useBuilder()
  const change = useChangeTheme()
  const look = siteThemes.get(themeName)?.look
  const isWorn = useTheme((theme) => look === undefined || isSameThemePreset(look, theme))
  if (!look || isWorn) {
    return null
  }
  const wear = () => {
    change(look, `look:${themeName}`)
    commands.announceDone('Changed the look')
  }
  return (
    <button type="button" className={controls.button} onClick={wear}>
      Use the look it is made for
    </button>
  )
}

/** What came of a call, or what the server says against it. */
type Outcome<Value> = { value: Value } | { refused: string }

/** A home page that was looked at: what is wrong with it, and its blocks, which are named then. */
type LookedAt = { homeId: string; found: readonly Finding[]; layout: unknown }

/** Calls about which kind of site visitors see. None of them throws. */
function createSwitchCalls(apiPath: string, profileId: string) {
  /** Answers the home page of the kind, which is made where it is missing. */
  const switchTo = async (themeName: ThemeName, isLive: boolean): Promise<Outcome<string>> => {
    const url = `${apiPath}/profiles/${profileId}/theme-switch`
    const answer = await send(url, 'POST', { themeName, isLive })
    const homeId = readPath(answer?.body, ['homeId'])
    return answer?.status === 200 && typeof homeId === 'string'
      ? { value: homeId }
      : { refused: messageOf(answer?.body) }
  }

  return {
    switchTo,

    /**
     * What is wrong with a home page that goes live by switching alone. One that is live already was
     * looked at as it went live.
     */
    async lookAt(themeName: ThemeName): Promise<Outcome<LookedAt>> {
      const home = await switchTo(themeName, false)
      if ('refused' in home) {
        return home
      }
      const api = createPagesApi(apiPath, home.value)
      const status = await api.status()
      const found = status?.isLive ? [] : await askPublishCheck(apiPath, home.value)
      if ('refused' in found) {
        return found
      }
      const stored = found.length > 0 ? await api.load() : null
      return { value: { homeId: home.value, found, layout: stored?.layout } }
    },
  }
}

type SwitchDialogProps = {
  to: ThemeName
  /** What speaks against its home page as it is now. */
  found: readonly Finding[]
  /** The block that a finding is about. */
  nameOf: (finding: Finding) => string | null
  onShow: (finding: Finding) => void
  /** The home page in question is the one that is being edited. */
  isOpenAlready: boolean
  isBusy: boolean
  onLook: () => void
  onSwitch: () => void
  onClose: () => void
}

/** Says what visitors will see, before they do. */
function SwitchDialog(props: SwitchDialogProps) {
  const { to, found, nameOf, onShow, isOpenAlready, isBusy, onLook, onSwitch, onClose } = props
  const kind = siteThemes.get(to)
  const isBroken = found.some(({ severity }) => severity === 'error')
  return (
    <Dialog title={`Switch to “${kind?.label}”?`} onClose={onClose}>
      {found.length === 0 ? (
        <>
          <p>{kind?.promise}</p>
          <p>
            Nothing is lost: the home page you have now is kept, and you can switch back at any
            time.
          </p>
        </>
      ) : (
        <div role="status">
          <p>
            {isBroken
              ? ownerMessages.editor.somethingBrokenThere
              : ownerMessages.editor.couldBeBetterThere}
          </p>
          <FindingList
            found={found}
            nameOf={nameOf}
            wayTo={(finding) => (
              <button
                type="button"
                className={controls.button}
                disabled={isBusy}
                onClick={() => onShow(finding)}
              >
                Show me
              </button>
            )}
          />
        </div>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        {!isOpenAlready && (
          <DialogButton isPrimary={isBroken} isDisabled={isBusy} onClick={onLook}>
            Look at it first
          </DialogButton>
        )}
        {!isBroken && (
          <DialogButton isPrimary isDisabled={isBusy} onClick={onSwitch}>
            {found.length === 0 ? 'Show it to visitors' : 'Show it anyway'}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
