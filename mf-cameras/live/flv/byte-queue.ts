const empty = new Uint8Array();

/**
 * Bytes in the order of arrival. Pieces are written behind each other into room that doubles: however small they come,
 * each byte is copied a few times at most. What was handed out is never written over.
 */
export class ByteQueue {
  #room: Uint8Array = empty;
  #start = 0;
  #end = 0;
  /** False while the room is the piece that came last: it belongs to whoever brought it. */
  #isOwn = false;

  get length(): number {
    return this.#end - this.#start;
  }

  push(bytes: Uint8Array): void {
    if (this.length === 0) {
      this.#use(bytes, bytes.length, false);
      return;
    }
    const end = this.#end + bytes.length;
    if (!this.#isOwn || end > this.#room.length) this.#grow(bytes.length);
    this.#room.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /** A view on the first bytes; valid for as long as the caller keeps it. */
  peek(length: number): Uint8Array {
    return this.#room.subarray(this.#start, Math.min(this.#start + length, this.#end));
  }

  skip(length: number): void {
    this.#start = Math.min(this.#start + length, this.#end);
  }

  clear(): void {
    this.#use(empty, 0, false);
  }

  #grow(more: number): void {
    const held = this.peek(this.length);
    const room = new Uint8Array(2 * (held.length + more));
    room.set(held);
    this.#use(room, held.length, true);
  }

  #use(room: Uint8Array, end: number, isOwn: boolean): void {
    this.#room = room;
    this.#start = 0;
    this.#end = end;
    this.#isOwn = isOwn;
  }
}
