import type { FileInfo } from '../spec/fields/kinds/file'

/** Where a file is on its way, in one word. */
export type UploadStatus =
  /** It waits for its turn. */
  | 'queued'
  /** Its content is looked at, before anything is sent. */
  | 'checking'
  | 'sending'
  /** A person stopped it for now, or, after a reload, it has to be chosen again. */
  | 'paused'
  /** It goes on by itself, when there is a connection or when the service has had time. */
  | 'waiting'
  /** It is good and stays here: there is no adapter to send it. */
  | 'ready'
  | 'sent'
  /** It is not among what is taken. */
  | 'rejected'
  /** It could not be sent. */
  | 'failed'
  /** A person gave it up. */
  | 'cancelled'

/** Why a file was rejected, has failed or waits. Plain data: the words are found when it is shown. */
export interface UploadProblem {
  readonly rule:
    | 'accept'
    | 'maxBytes'
    | 'maxFiles'
    /** The host's own check rejected it. */
    | 'check'
    /** It was moved, changed or forbidden since it was chosen. */
    | 'unreadable'
    /** It was chosen before the page was loaded anew, and was too large to keep. */
    | 'chooseAgain'
    | 'offline'
    | 'server'
    | 'signIn'
    | 'tooLarge'
    | 'rejected'
  /** Which limit: a number of bytes or of files. */
  readonly max?: number
  /** What would be taken, as `accept` says it. */
  readonly accept?: readonly string[]
  /** Words of the host's own. */
  readonly message?: string
}

/** One file on its way. A new object with every change of it. */
export interface Upload {
  /** Its own, whatever its name: two files of one name are two uploads. */
  readonly id: string
  /** Not there for a file that was stored before, nor for one to be chosen again after a reload. */
  readonly file: File | undefined
  readonly name: string
  /** Its name, with a number when others are called the same: `photo.jpg (2)`. */
  readonly label: string
  /** Its media type: as the browser says at first, as its content says once that was looked at. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly status: UploadStatus
  /**
   * How much of it has been checked or sent, from 0 to 1. While a try to send it goes on, it never goes back. The next
   * try begins with what the service has kept, which is nothing unless the adapter `resumes`.
   */
  readonly progress: number
  readonly problem: UploadProblem | undefined
  /** Of its content, once it was checked, where `checksum` was asked for. In hexadecimal. */
  readonly checksum: string | undefined
  /** What the adapter answered with, or what was stored before. */
  readonly result: UploadedFile | undefined
}

/** What is known of a file that was sent. An adapter may add to it. */
export interface UploadedFile extends FileInfo {
  readonly checksum?: string
}

/** What a list of uploads is worth to a form: what is stored, or the file itself where nothing sends it. */
export type FileValue = UploadedFile | File

/** How many files are how far. */
export interface UploadTally {
  /** All but those rejected or given up. */
  readonly files: number
  /** Queued, being checked, being sent or waiting. */
  readonly underWay: number
  readonly paused: number
  /** Sent, or ready. */
  readonly done: number
  readonly failed: number
  readonly rejected: number
  /** Of all that is sent or is to be sent. */
  readonly bytes: number
  readonly bytesDone: number
}

export function isUnderWay(status: UploadStatus): boolean {
  return status === 'queued' || status === 'checking' || status === 'sending' || status === 'waiting'
}

/** Nothing is left to be done with it. */
export function isDone(status: UploadStatus): boolean {
  return status === 'sent' || status === 'ready'
}

/** What is not part of the value any more. */
export function isOut(status: UploadStatus): boolean {
  return status === 'rejected' || status === 'cancelled'
}
