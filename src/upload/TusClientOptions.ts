/**
 * The options of tus-js-client that a host may give. They are written down here, because the declarations of that package are
 * missing where no host installed it.
 */
export interface TusClientOptions {
  /** Called before each request, to change it. */
  onBeforeRequest?: ((request: TusRequest) => void | Promise<void>) | undefined
  /** Called after each answer. */
  onAfterResponse?: ((request: TusRequest, response: TusResponse) => void | Promise<void>) | undefined
  /** Called when the server has taken a chunk. */
  onChunkComplete?:
    | ((chunkSize: number, bytesAccepted: number, bytesTotal: number) => void)
    | null
    | undefined
  /** Sends PATCH as POST, for proxies that let nothing else pass. @default false */
  overridePatchMethod?: boolean | undefined
  /** Gives each request an id of its own, in `X-Request-ID`. @default false */
  addRequestId?: boolean | undefined
  /** How many parts of a file are sent at a time, where the server can join them. @default 1 */
  parallelUploads?: number | undefined
  /** Where the parts begin and end. @default parts of one length */
  parallelUploadBoundaries?: { start: number; end: number }[] | null | undefined
  /** Metadata of each part. */
  metadataForPartialUploads?: Record<string, string> | undefined
  /** The length of the file, where it cannot be known from itself. */
  uploadSize?: number | null | undefined
  /** Tells the length only at the end. @default false */
  uploadLengthDeferred?: boolean | undefined
  /** Sends bytes with the request that begins an upload. @default false */
  uploadDataDuringCreation?: boolean | undefined
  /** Forgets what is kept of an upload once it is done. @default false */
  removeFingerprintOnSuccess?: boolean | undefined
  /** Reads a file otherwise than browsers do. */
  fileReader?: TusFileReader | undefined
  /** Sends requests otherwise than by XMLHttpRequest. */
  httpStack?: TusHttpStack | undefined
}

/** A request as tus-js-client makes it. */
export interface TusRequest {
  getMethod(): string
  getURL(): string
  setHeader(header: string, value: string): void
  getHeader(header: string): string | undefined
  setProgressHandler(handler: (bytesSent: number) => void): void
  send(body: unknown): Promise<TusResponse>
  abort(): Promise<void>
  /** The object of the platform: the XMLHttpRequest in browsers. */
  getUnderlyingObject(): unknown
}

/** An answer as tus-js-client reads it. */
export interface TusResponse {
  getStatus(): number
  getHeader(header: string): string | undefined
  getBody(): string
  getUnderlyingObject(): unknown
}

export interface TusHttpStack {
  createRequest(method: string, url: string): TusRequest
  getName(): string
}

export interface TusFileReader {
  /** @param input the file, or what stands for one on the platform */
  openFile(input: unknown, chunkSize: number): Promise<TusFileSource>
}

export interface TusFileSource {
  size: number
  slice(start: number, end: number): Promise<{ value: unknown; done: boolean }>
  close(): void
}
