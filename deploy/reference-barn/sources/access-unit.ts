/** One coded H.264 picture with the moment at which the camera saw it. */
export interface AccessUnit {
  /** Wall clock, ms since 1970 UTC; grows from unit to unit. Of an RTSP camera: when it arrived, freed of jitter. */
  captureTimeMs: number;
  keyframe: boolean;
  /** Presentation minus decoding time in ms; 0 without B-pictures. */
  compositionOffsetMs: number;
  /** NAL units, each after its length (4 bytes, or as the configuration says). */
  avcc: Uint8Array;
  /** AVCDecoderConfigurationRecord (ISO/IEC 14496-15) that the picture is decoded with. */
  configuration: Uint8Array;
}
