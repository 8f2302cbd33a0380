import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { firstChoices } from '@/plugins/move-in/screens/first-choices'
import { FormerSite } from '@/plugins/move-in/screens/former-site'
import { MemberChoices } from '@/plugins/move-in/screens/member-choices'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import { NotedTable } from '@/plugins/move-in/screens/noted-table'
import { ReleaseChoices } from '@/plugins/move-in/screens/release-choices'
import { SubscriberChoices } from '@/plugins/move-in/screens/subscriber-choices'
import { AdminLink } from '@/src/admin/admin-link'
import { merchPath, musicPath, postsPath, showsPath } from '@/src/admin/studio-paths'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import {
  type ImportChoices,
  type ImportView,
  importChoices,
} from '@/src/core/contracts/studio/move-in'
import { inWords } from '@/src/core/input-words'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const words = ownerMessages.moveIn
const { consentRequired } = ownerMessages.subscriberImport

type Props = {
  shown: ImportView
  adminPath: string
  onStep: (name: 'start' | 'undo', choices?: ImportChoices) => Promise<void>
  /** @returns what came of it, in words */
  onTryAgain: () => Promise<string>
  onAnother: () => Promise<void>
}

/** How far an import is, what it found and made, and what can be done next. */
export function ImportStanding(props: Props) {
  const { shown, adminPath, onStep, onTryAgain, onAnother } = props
  const { fileName, state, total, handled, made, findings, choosable, result, problem } = shown
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState('')
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const form = useForm<ImportChoices>({
    // Left out, a choice has a default; here all stand in the form.
    resolver: zodResolver(importChoices.required(), inWords),
    values: firstChoices(choosable, findings),
  })
  const choices = form.watch()
  const releases = findings?.releases
  const willMake = findings?.willMake ?? 0
  const isOfList = isOfPeople(shown)
  const isOfSite = (findings?.picturesOfSite ?? 0) + (findings?.linksOfSite ?? 0) > 0
  const isChosen = isOfList || Boolean(findings?.fates || releases) || isOfSite
  const isLacking = releases?.some(({ name }) => !choices.releases[name])
  const unknown = choices.siteAddress === '' ? (findings?.picturesOfSite ?? 0) : 0
  const fetched = (findings?.pictures ?? 0) - unknown
  const isEnded = state === 'made' || state === 'undone' || state === 'stopped'
  return (
    <div className={styles.standing}>
      <div role="status" className={styles.standing}>
        <p>
          {fileName}: <b>{sentenceOf(shown)}</b>
        </p>
        {shown.list && <p className={styles.quiet}>{words.lists.into(shown.list)}</p>}
        {(state === 'making' || state === 'checking' || state === 'undoing') && (
          <>
            <progress
              aria-label={fileName}
              {...(state === 'making' && { value: handled, max: Math.max(total, 1) })}
            />
            <p className={styles.quiet}>{words.closing}</p>
          </>
        )}
        {problem && <p className={styles.error}>{problem}</p>}
        {state === 'checked' && findings && (
          <p className={`${styles.counts} ${styles.quiet}`}>
            {fetched > 0 && <span>{words.pictures.fetched(fetched)}</span>}
            {findings.odd > 0 && <span>{words.odd(findings.odd)}</span>}
            {findings.known > 0 && <span>{words.known(findings.known)}</span>}
            {findings.leftOut > 0 && <span>{words.leftOut(findings.leftOut)}</span>}
          </p>
        )}
        {isEnded && result.notMade > 0 && (
          <p className={styles.quiet}>{words.notMade(result.notMade)}</p>
        )}
        {isEnded && result.removed > 0 && <p>{words.removed(result.removed)}</p>}
        {isTried && state === 'made' && <p>{isTried}</p>}
      </div>
      {findings?.fates && choosable && (
        <MemberChoices
          findings={findings}
          here={choosable}
          choices={choices}
          onChange={({ listId, tiers }) => {
            form.setValue('listId', listId)
            form.setValue('tiers', tiers)
          }}
        />
      )}
      {state === 'checked' && findings && isOfList && willMake > 0 && (
        <SubscriberChoices
          fileName={fileName}
          findings={findings}
          choices={choices}
          onChange={({ mailable, consent }) => {
            if (mailable) {
              form.setValue('mailable', mailable)
            }
            if (consent !== undefined) {
              form.setValue('consent', consent)
              form.clearErrors('consent')
            }
          }}
          problem={form.formState.errors.consent?.message}
        />
      )}
      {releases && choosable && (
        <ReleaseChoices
          there={releases}
          here={choosable.releases}
          chosen={choices.releases}
          onChange={(chosen) => form.setValue('releases', chosen)}
        />
      )}
      {state === 'checked' && findings && isOfSite && (
        <FormerSite pictures={findings.picturesOfSite} form={form} />
      )}
      <div className={styles.actions}>
        {state === 'checked' && willMake > 0 && (
          <Do
            isPrimary
            isBusy={isBusy || isLacking === true}
            onDo={() =>
              act(
                form.handleSubmit(async (said) => {
                  if (isOfList && willMake > (findings?.leavers ?? 0) && !said.consent) {
                    form.setError('consent', { message: consentRequired })
                    return
                  }
                  await onStep('start', isChosen ? said : undefined)
                }),
              )
            }
          >
            {isOfList ? words.lists.start : words.start(willMake)}
          </Do>
        )}
        {(state === 'stopped' || state === 'undone') && (
          <Do isPrimary isBusy={isBusy} onDo={() => act(() => onStep('start'))}>
            {state === 'stopped' ? words.goOn : words.makeAgain}
          </Do>
        )}
        {state === 'made' && made > 0 && (
          <AdminLink
            className={controls.button}
            data-kind="primary"
            href={`${adminPath}${placeOf(shown)}`}
          >
            {words.seeThem}
          </AdminLink>
        )}
        {state === 'made' && made > 0 && shown.kinds.includes('member') && (
          <Do isBusy={isBusy} onDo={() => act(async () => setTried(await onTryAgain()))}>
            {words.members.tryAgain}
          </Do>
        )}
        {(state === 'made' || state === 'stopped') && made > 0 && (
          <Do isBusy={isBusy} onDo={() => setAsked(true)}>
            {words.undo}
          </Do>
        )}
        {(isEnded || state === 'checked' || state === 'refused') && (
          <Do isBusy={isBusy} onDo={() => act(onAnother)}>
            {words.discard}
          </Do>
        )}
      </div>
      {state === 'checked' && findings && (
        <>
          {/* Rows without names tell nothing. */}
          {!isOfList && <NotedTable items={findings.first} count={willMake} note={words.colNote} />}
          <NotedTable
            items={findings.firstLeftOut}
            count={findings.leftOut}
            note={words.colWhy}
            title={words.leftOut(findings.leftOut)}
          />
        </>
      )}
      {isEnded && (
        <>
          {state === 'made' && findings && !isOfList && (
            <NotedTable
              items={findings.firstOdd ?? []}
              count={findings.odd}
              note={words.colNote}
              title={words.differ(findings.odd)}
            />
          )}
          <NotedTable
            items={result.failed}
            count={result.failedCount}
            note={words.problem}
            title={words.failed(result.failedCount)}
          />
          <NotedTable
            items={result.lacking}
            count={result.lackingCount}
            note={words.colNote}
            title={words.pictures.lacking(result.lackingCount)}
          />
          <NotedTable
            items={result.stays}
            count={result.staysCount}
            note={words.colNote}
            title={words.stays(result.staysCount)}
          />
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          title={words.undoTitle}
          confirm={words.undo}
          keep={words.cancel}
          isBusy={isBusy}
          onConfirm={() => {
            setAsked(false)
            void act(() => onStep('undo'))
          }}
          onClose={() => setAsked(false)}
        >
          {words.undoText}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Of a mailing list, and not of members of whom some go on one. */
const isOfPeople = ({ list, findings }: Pick<ImportView, 'list' | 'findings'>): boolean =>
  list !== '' && !findings?.fates

function sentenceOf({ state, handled, total, made, list, findings }: ImportView): string {
  switch (state) {
    case 'checking':
      return words.checking(handled)
    case 'checked':
      if (!findings || findings.willMake === 0) {
        return words.nothingToMake
      }
      return isOfPeople({ list, findings })
        ? words.lists.whatBecomes(findings.willMake - findings.leavers, findings.leavers)
        : words.willMake(findings.willMake)
    case 'making':
      return words.making(handled, total)
    case 'made':
      return words.made(made)
    case 'undoing':
      return words.undoing(made)
    default:
      return words.states[state]
  }
}

const places: Readonly<Record<string, string>> = {
  merch: merchPath,
  release: musicPath,
  post: postsPath,
  links: `/collections/${slugs.pages}`,
  pastOrder: `/collections/${slugs.pastOrders}`,
  member: `/collections/${slugs.importedMembers}`,
  code: `/collections/${slugs.downloadCodeBatches}`,
  subscriber: `/collections/${slugs.emailLists}`,
  leaver: `/collections/${slugs.emailLists}`,
  show: showsPath,
}

/** Where what was made is listed. */
const placeOf = ({ kinds }: ImportView): string => places[kinds[0] ?? ''] ?? '/'

type DoProps = {
  children: string
  isBusy: boolean
  isPrimary?: boolean
  onDo: () => void
}

function Do({ children, isBusy, isPrimary, onDo }: DoProps) {
  return (
    <button
      type="button"
      className={controls.button}
      data-kind={isPrimary ? 'primary' : undefined}
      disabled={isBusy}
      onClick={onDo}
    >
      {children}
    </button>
  )
}
