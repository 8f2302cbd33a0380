import { limits } from '@/src/core/limits'

const number = new Intl.NumberFormat('en')

/** What the artist is told about their posts. */
export const ownerPostMessages = {
  posts: {
    /** Stands in the place of words while a draft has none. */
    untitled: 'Untitled post',
    noWords: 'Write something first: everybody reads the words at the top.',
    nothingBehind:
      'There is nothing behind the lock yet. Write a text for those who may see it, or add a picture, film or recording.',
    noFileOfKind: {
      video: 'Add a film before you publish, or choose another kind of post',
      audio: 'Add a recording before you publish, or choose another kind of post',
    },
    noReaders: (what: string) =>
      `Nobody can read ${what}: it is for members of chosen tiers, but none is chosen.`,
    noReadersLeft: (what: string) =>
      `Nobody can read ${what}: nobody can join its tiers any more, and nobody is a member of one.`,
    /** Who sees all of a post, as a subject and what it does; `readers` is null for nobody. */
    seesAll: (readers: string | null, isForAll: boolean) =>
      readers === null
        ? { who: 'Nobody', does: 'sees all of it yet: choose a tier.' }
        : {
            who: readers,
            does: isForAll ? 'can see all of it, without logging in.' : 'see all of it.',
          },
    /** How many a mail about a post reaches. */
    mailReaches: (count: number, readers: string | null) =>
      readers === null
        ? { whom: 'nobody', which: 'yet: no tier is chosen.' }
        : {
            whom: `${number.format(count)} ${count === 1 ? 'person' : 'people'}`,
            which: `of “${readers}”: those who have an account, confirmed their address and want mails about posts. Who unsubscribed or cannot be reached is not counted. Everyone gets it once.`,
          },
    noQuestion: 'A poll needs a question before you publish',
    fewAnswers: `A poll needs at least ${limits.poll.optionsMin} answers before you publish`,
    sameAnswer: (answer: string) =>
      `“${answer}” is there twice. Give each answer words of its own.`,
    sameAnswerHere: 'This answer is there already, so visitors see it once.',
    planAhead: 'Choose a moment that is still to come.',
    published: 'It is shown. Unpublish it first, then delete it.',
    tooManyFiles: (left: number) =>
      left === 0
        ? `A post shows at most ${limits.post.mediaMax} files. Take one away first.`
        : `A post shows at most ${limits.post.mediaMax} files, so only ${left === 1 ? 'one more was' : `${left} more were`} taken.`,
    eitherPollOrFiles:
      'A post shows either a poll or files. Take the poll away first, or put it into the text: type / and choose Poll.',
    eitherFilesOrPoll:
      'A post shows either files or a poll. Take the files away first, or put the poll into the text: type / and choose Poll.',
    fileTooLarge: (mega: number) =>
      `It is larger than ${mega} MB. Make it smaller, then try again.`,
    otherKind: (name: string) =>
      `Posts cannot show ${name}. They take pictures, films (MP4), recordings (MP3, M4A, WAV) and PDF.`,
  },
} as const
