import { studioLimits } from '@/src/core/studio-limits'

const { perSite, urlMax, keptDays, formerSecretHours } = studioLimits.webhooks

const time = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    timeZone: 'UTC',
  })

/** What people of a site read about webhooks. */
export const ownerWebhookMessages = {
  webhooks: {
    title: 'Webhooks',
    purpose:
      'Your site can let another program know right away when something happens: an order, a new member, a guest at the door.',
    docs: 'How to read and check what is sent',
    chooseSite: 'Choose a site at the top to see its webhooks.',
    list: 'Your webhooks',
    make: 'New webhook',
    empty: 'No webhooks yet.',
    url: 'Address',
    urlHint: 'Where the program receives messages, like https://example.com/webhook',
    urlMissing: 'Enter the address of the program.',
    urlWrong: 'Enter an address that begins with https://, without a name and password in it.',
    urlTooLong: `An address has at most ${urlMax} letters.`,
    events: 'Events to send',
    eventMissing: 'Choose at least one event.',
    save: 'Save',
    saveNew: 'Make webhook',
    saved: 'Saved.',
    cancel: 'Cancel',
    tooMany: `A site has at most ${perSite} webhooks. Remove one that you no longer use.`,
    secretTitle: 'The secret of this webhook',
    secretText:
      'With it the program checks that what it gets comes from your site. Copy it now: it is shown this once and cannot be read again.',
    copy: 'Copy',
    copied: 'The secret is copied.',
    notCopied: 'It could not be copied. Select it and copy it by hand.',
    done: 'I have stored it',
    edit: 'Change',
    editTitle: 'Change this webhook',
    rotate: 'New secret',
    rotateTitle: 'Make a new secret?',
    rotateText: `Both secrets work for ${formerSecretHours} hours. Give the program the new one within that time.`,
    rotateDo: 'Make new secret',
    test: 'Send a test',
    tested: 'The test is on its way. The result appears below.',
    off: 'Switch off',
    on: 'Switch on',
    remove: 'Remove',
    removeTitle: (host: string) => `Remove the webhook to ${host}?`,
    removeText: 'It gets no more messages, and its history is deleted. This cannot be undone.',
    stopped: {
      owner: 'Switched off. Events in the meantime are not sent.',
      failing:
        'Switched off: for three days nothing was accepted. Switch it on when the program answers again; what still waits is sent then.',
      gone: 'Switched off: the program said that it is gone (410).',
    },
    isOnLast: (iso: string) => `Last delivered ${time(iso)} UTC`,
    isOnNever: 'Nothing delivered yet',
    counts: (waiting: number, failed: number) =>
      [waiting ? `${waiting} waiting` : '', failed ? `${failed} failed` : '']
        .filter(Boolean)
        .join(' · '),
    see: 'See what was sent',
    seeThis: (host: string) => `See what was sent to ${host}`,
    back: 'All webhooks',
    deliveries: 'What was sent',
    deliveriesText: `Each is kept for ${keptDays} days. What is not accepted is tried nine more times within three days.`,
    noDeliveries: 'Nothing was sent yet. Send a test to see whether the program answers.',
    noneOfState: 'None.',
    filter: 'Show',
    all: 'All',
    states: {
      waiting: 'Waiting',
      sent: 'Accepted',
      failed: 'Failed',
      withdrawn: 'Consent taken back',
    },
    again: 'Send again',
    againThis: (type: string, iso: string) => `Send again: ${type} of ${time(iso)}`,
    againDone: 'Sending it again.',
    againOff: 'This webhook is switched off. Switch it on first.',
    occurred: (iso: string) => `${time(iso)} UTC`,
    dueAt: (iso: string) => `Will be sent ${time(iso)} UTC`,
    nextTry: (iso: string) => `Next try ${time(iso)} UTC`,
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    attempt: (iso: string, ms: number) => `${time(iso)} UTC, took ${ms} ms`,
    sentBody: 'What is sent',
    answered: 'What was answered',
    details: 'Details',
    problems: {
      status: (status: number) =>
        `The program answered ${status}. Only 200 to 299 count as received.`,
      redirect: (status: number) =>
        `The program answered ${status}, a redirect. Redirects are not followed: enter the address it leads to.`,
      late: `Nothing was answered within ${studioLimits.webhooks.answerSeconds} seconds.`,
      private: 'The address leads into a private network. Nothing is sent there.',
      plain: 'Nothing is sent without encryption. Use an address that begins with https://.',
      unknownHost: 'There is no such address.',
      refused: 'Nothing listens at this address.',
      encryption: 'The connection could not be encrypted: its certificate is not valid.',
      unreachable: 'The program could not be reached.',
      secret: 'This webhook’s secret can no longer be read. Make a new one.',
    },
    mailFailing: 'For three days nothing that was sent there was accepted.',
    mailGone: 'It answered that it is gone for good.',
  },
} as const
