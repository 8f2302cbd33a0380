import { longDay } from '@/src/core/dates/long-day'
import { studioLimits } from '@/src/core/studio-limits'

/** What people of a site read about keys of the API. */
export const ownerApiKeyMessages = {
  apiKeys: {
    title: 'API keys',
    purpose:
      'A key lets a program work for this site: ship orders, sync a shop, add people to a list. Each can do only what you choose.',
    chooseSite: 'Choose a site at the top to see its keys.',
    docs: 'What programs can call',
    keys: 'Keys',
    make: 'New key',
    empty: 'No program works for this site yet. Make a key for each one that should.',
    name: 'Name',
    nameHint: 'The program that uses it, so that you know it later',
    may: 'What it may do',
    until: 'Works until',
    untilHint: 'Empty: until you revoke it',
    save: 'Make key',
    cancel: 'Cancel',
    madeTitle: 'Your new key',
    madeText:
      'Copy it now and store it where the program keeps its secrets. It is shown this once and cannot be read again.',
    copy: 'Copy',
    copied: 'The key is copied.',
    notCopied: 'It could not be copied. Select it and copy it by hand.',
    done: 'I have stored it',
    begins: (start: string) => `${start}…`,
    unused: 'Never used',
    usedAt: (iso: string) => `Last used ${longDay(iso)}`,
    madeBy: (name: string, iso: string) =>
      name ? `Made by ${name}, ${longDay(iso)}` : `Made ${longDay(iso)}`,
    expires: (iso: string) => `Works until ${longDay(iso)}`,
    expired: 'Expired',
    revoke: 'Revoke',
    revokeThis: (name: string) => `Revoke ${name}`,
    revokeTitle: (name: string) => `Revoke the key “${name}”?`,
    revokeText: 'The program that uses it can do nothing from now on. This cannot be undone.',
    originsTitle: 'Other sites that may call',
    originsText:
      'For a front end of your own: its pages may read what visitors can read, and send carts to the checkout. Nobody else’s may.',
    origins: 'Addresses, one a line',
    originsHint: `Like https://shop.example.com. At most ${studioLimits.apiKeys.originsMax}.`,
    saveOrigins: 'Save',
    originsSaved: 'Saved.',
  },
} as const
