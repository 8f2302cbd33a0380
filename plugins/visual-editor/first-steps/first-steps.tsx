import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { editorBlocks } from '@/blocks/_generated/editor'
import type { BlockContext } from '@/blocks/_kit/define'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import { canvasLinkAt } from '@/plugins/visual-editor/editor/canvas/blocks/canvas-link'
import { messageOf, readPath, send } from '@/plugins/visual-editor/editor/save/calls/owner-call'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { PresetPreview } from '@/plugins/visual-editor/editor/theme/preset-preview'
import styles from '@/plugins/visual-editor/first-steps/first-steps.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import type { FirstStepsBody } from '@/src/core/contracts/pages/page-calls'
import { limits } from '@/src/core/limits'
import { readProps } from '@/src/core/page-document/props'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import type { SiteText } from '@/src/core/page-document/templates/site-text'
import { slugs } from '@/src/core/slugs'
import { themeOf } from '@/src/core/theme/site-theme'
import {
  builtInThemePresets,
  type ThemePresetName,
  themePresets,
} from '@/src/core/theme/theme-presets'
import { SiteRoot } from '@/src/ui/site-root/site-root'

export type FirstStepsProps = {
  profileId: string
  words: SiteText
  site: Omit<BlockContext, 'data'>
  /** What the blocks of the page show, by block and settings. */
  blockData: Record<string, unknown>
  /** `/admin` and `/api`, wherever this installation has them. */
  platformName: string
  adminPath: string
  apiPath: string
}

/** A name and a look, and the site stands beside them as it will be. */
export function FirstSteps(props: FirstStepsProps) {
  const { profileId, words, site, blockData, platformName, adminPath, apiPath } = props
  const id = useId()
  const router = useRouter()
  const [name, setName] = useState(words.name)
  const [tagline, setTagline] = useState(words.tagline)
  const [look, setPreset] = useState<ThemePresetName>('midnight')
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState('')
  const [host] = useState(() => document.createElement('div'))

  useEffect(() => {
    document.body.append(host)
    return () => host.remove()
  }, [host])

  const isNameless = name.trim() === ''
  const shownName = name.trim() || words.name
  const page = useMemo(
    () =>
      themeOf(siteThemes, site.themeName).home({
        ...words,
        name: shownName,
        tagline: tagline.trim(),
      }),
    [words, shownName, tagline, site.themeName],
  )
  const context = useMemo(
    () => ({
      ...site,
      theme: { ...site.theme, ...themePresets[look] },
      profile: { ...site.profile, name: shownName },
    }),
    [site, look, shownName],
  )
  const label = builtInThemePresets.find((each) => each.id === look)?.label ?? ''

  const start = async () => {
    setIsWorking(true)
    const outcome = await submitFirstSteps(apiPath, profileId, { look, name: name.trim(), tagline })
    if ('message' in outcome) {
      setProblem(outcome.message)
      setIsWorking(false)
    } else {
      const { homeId } = outcome
      router.push(homeId ? `${adminPath}/collections/${slugs.pages}/${homeId}/builder` : adminPath)
    }
  }
  const skip = async () => {
    setIsWorking(true)
    const url = `${apiPath}/${slugs.profiles}/${profileId}/first-steps/skip`
    const answer = await send(url, 'POST')
    if (answer?.status === 204) {
      router.push(adminPath)
    } else {
      setProblem('This did not work. Please try again.')
      setIsWorking(false)
    }
  }

  return createPortal(
    <div className={`${controls.tokens} ${shell.editor} ${styles.screen}`}>
      <main className={`${controls.chrome} ${styles.steps}`}>
        <p className={styles.brand}>{platformName}</p>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void start()
          }}
        >
          <h1>Let’s make your site</h1>
          <p className={styles.lede}>
            Two answers and it is ready to look at. You can change everything later.
          </p>
          <label htmlFor={`${id}-name`}>What name do you play under?</label>
          <input
            id={`${id}-name`}
            className={`${controls.field} ${styles.large}`}
            value={name}
            required
            aria-describedby={isNameless ? `${id}-missing` : undefined}
            maxLength={limits.profile.nameMax}
            onChange={(event) => setName(event.target.value)}
          />
          {isNameless && (
            <p id={`${id}-missing`} className={styles.note} role="status">
              Your site needs a name to start with.
            </p>
          )}
          <label htmlFor={`${id}-line`}>
            One line about your music <small>if you like</small>
          </label>
          <input
            id={`${id}-line`}
            className={`${controls.field} ${styles.large}`}
            value={tagline}
            placeholder="Songs for the last ferry home"
            maxLength={limits.profile.taglineMax}
            onChange={(event) => setTagline(event.target.value)}
          />
          <PresetChoice name={shownName} chosen={look} onChoose={setPreset} />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div className={styles.actions}>
            <button
              type="submit"
              className={controls.button}
              data-kind="primary"
              disabled={isWorking || isNameless}
            >
              {isWorking ? 'One moment…' : `Start with ${label}`}
            </button>
            <button
              type="button"
              className={styles.skip}
              disabled={isWorking}
              onClick={() => void skip()}
            >
              Skip this
            </button>
          </div>
          <p className={styles.note}>Your site shows this name and look at once.</p>
        </form>
      </main>
      <SitePreview page={page} context={context} blockData={blockData} />
    </div>,
    host,
  )
}

/** Sets the site up. Answers the page to go on with, or why it was refused. */
async function submitFirstSteps(
  apiPath: string,
  profileId: string,
  answers: FirstStepsBody,
): Promise<{ homeId: string | null } | { message: string }> {
  const answer = await send(`${apiPath}/profiles/${profileId}/first-steps`, 'POST', answers)
  if (answer?.status !== 200) {
    return {
      message: answer ? messageOf(answer.body) : 'The server cannot be reached. Please try again.',
    }
  }
  const homeId = readPath(answer.body, ['homeId'])
  return { homeId: typeof homeId === 'string' ? homeId : null }
}

type LookChoiceProps = {
  name: string
  chosen: ThemePresetName
  onChoose: (look: ThemePresetName) => void
}

/** The looks, each with the artist's own name in it. */
function PresetChoice({ name, chosen, onChoose }: LookChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.themePresets}>
      <legend>Choose a look</legend>
      {builtInThemePresets.map(({ id, label, look }) => (
        <label key={id} className={styles.look}>
          <input
            type="radio"
            name={group}
            checked={id === chosen}
            onChange={() => onChoose(id as ThemePresetName)}
          />
          <PresetPreview look={look} name={name} size="large" className={styles.face} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

type SitePreviewProps = {
  page: PageDocument
  context: Omit<BlockContext, 'data'>
  /** What the blocks showed when the page was loaded; texts that were changed since show the same. */
  blockData: Record<string, unknown>
}

/** The page's width in the preview, in pixels of the page. */
const pageWidthPx = 1280

/** The site as visitors will see it, in small. */
function SitePreview({ page, context, blockData }: SitePreviewProps) {
  const frame = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(0.5)

  useEffect(() => {
    const { current } = frame
    if (!current) {
      return
    }
    const sizes = new ResizeObserver(([entry]) => {
      // Without the padding around it.
      setScale((entry?.contentRect.width ?? pageWidthPx) / pageWidthPx)
    })
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [])

  return (
    <section className={styles.stage} ref={frame} aria-label="Your site">
      <div
        className={styles.paper}
        style={{ width: pageWidthPx, transform: `scale(${scale})` }}
        inert
      >
        <SiteRoot theme={context.theme}>
          {(page.nodes[rootId]?.children ?? []).map((id) => draw(id, { page, context, blockData }))}
        </SiteRoot>
      </div>
    </section>
  )
}

function draw(id: string, props: SitePreviewProps): ReactNode {
  const { page, context, blockData } = props
  const node = page.nodes[id]
  const block = node && editorBlocks.get(node.type)
  if (!block) {
    return null
  }
  return (
    <block.Render
      key={id}
      props={readProps(block.definition, node.props)}
      data={blockData[blockDataKey(node)] ?? dataOfType(blockData, node.type)}
      context={context}
      env={{ editing: false, Link: canvasLinkAt(context.pathname) }}
      rootProps={{}}
    >
      {node.children.length > 0 ? node.children.map((child) => draw(child, props)) : undefined}
    </block.Render>
  )
}

/** The page has one block of a kind that loads something, however its texts are changed. */
function dataOfType(blockData: Record<string, unknown>, type: string): unknown {
  const key = Object.keys(blockData).find((each) => each.startsWith(`${type}:`))
  return key === undefined ? undefined : blockData[key]
}
