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
  /** The limit: a number of bytes or of files. */
  readonly max?: number | undefined
  /** The types that would be taken, as `accept` says them. */
  readonly accept?: readonly string[] | undefined
  /** The host's own message. */
  readonly message?: string | undefined
}

/** One file on its way. A new object with every change of it. */
export interface Upload {
  /** Identifies the upload: two files of one name are two uploads. */
  readonly id: string
  /** Undefined for a file that was stored before, and for one to be chosen again after a reload. */
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
  /** The hash of its content in hexadecimal, once it was checked, where `checksum` was asked for. */
  readonly checksum: string | undefined
  /** The adapter's answer, or the file as it was stored before. */
  readonly result: UploadedFile | undefined
}

/** The facts of a file that was sent. An adapter may add to them. */
export interface UploadedFile extends FileInfo {
  readonly checksum?: string | undefined
}

/** A file's value in a form: as it is stored, or the file itself where nothing sends it. */
export type FileValue = UploadedFile | File

/** The numbers of files and bytes in each state. */
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

/** Whether nothing is left to be done with a file. */
export function isDone(status: UploadStatus): boolean {
  return status === 'sent' || status === 'ready'
}

/** Whether a file is no part of the form's value any more. */
export function isOut(status: UploadStatus): boolean {
  return status === 'rejected' || status === 'cancelled'
}
