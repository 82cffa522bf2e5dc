// The modules that the build makes of files beside the sources (presets/own-files).

declare module '*.jpg' {
  const picture: import('../../media/media-file').OwnPicture;
  export default picture;
}
declare module '*.jpeg' {
  const picture: import('../../media/media-file').OwnPicture;
  export default picture;
}
declare module '*.png' {
  const picture: import('../../media/media-file').OwnPicture;
  export default picture;
}
declare module '*.webp' {
  const picture: import('../../media/media-file').OwnPicture;
  export default picture;
}
declare module '*.avif' {
  const picture: import('../../media/media-file').OwnPicture;
  export default picture;
}

declare module '*.mp4' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.pdf' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
