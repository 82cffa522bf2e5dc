// Written by media/publish-media.ts from the renders; do not edit.
import type { FilmFile, PictureFile } from './media-file';

export const robotLifter: PictureFile = {
  "alt": "Lifter: a low white and graphite robot with a flat lifting platform, a light strip all round and a laser scanner on top",
  "width": 1200,
  "height": 900,
  "avif": [
    {
      "src": "/media/robot-lifter-480.242f9d79.avif",
      "width": 480
    },
    {
      "src": "/media/robot-lifter-800.83674044.avif",
      "width": 800
    },
    {
      "src": "/media/robot-lifter-1200.4b8a34f7.avif",
      "width": 1200
    }
  ],
  "webp": [
    {
      "src": "/media/robot-lifter-480.83a63e83.webp",
      "width": 480
    },
    {
      "src": "/media/robot-lifter-800.efd06290.webp",
      "width": 800
    },
    {
      "src": "/media/robot-lifter-1200.e7ded554.webp",
      "width": 1200
    }
  ]
};

export const robotSingleConveyor: PictureFile = {
  "alt": "Single conveyor: a mobile robot whose raised roller deck carries one carton",
  "width": 1200,
  "height": 900,
  "avif": [
    {
      "src": "/media/robot-single-conveyor-480.d0f74e79.avif",
      "width": 480
    },
    {
      "src": "/media/robot-single-conveyor-800.88b2d5be.avif",
      "width": 800
    },
    {
      "src": "/media/robot-single-conveyor-1200.d0966a27.avif",
      "width": 1200
    }
  ],
  "webp": [
    {
      "src": "/media/robot-single-conveyor-480.2715e689.webp",
      "width": 480
    },
    {
      "src": "/media/robot-single-conveyor-800.bf6648f4.webp",
      "width": 800
    },
    {
      "src": "/media/robot-single-conveyor-1200.8b2f40a1.webp",
      "width": 1200
    }
  ]
};

export const robotDualConveyor: PictureFile = {
  "alt": "Dual conveyor: a mobile robot with two roller decks side by side, a carton on each",
  "width": 1200,
  "height": 900,
  "avif": [
    {
      "src": "/media/robot-dual-conveyor-480.07681f6e.avif",
      "width": 480
    },
    {
      "src": "/media/robot-dual-conveyor-800.810a0869.avif",
      "width": 800
    },
    {
      "src": "/media/robot-dual-conveyor-1200.1950e199.avif",
      "width": 1200
    }
  ],
  "webp": [
    {
      "src": "/media/robot-dual-conveyor-480.17d69d4d.webp",
      "width": 480
    },
    {
      "src": "/media/robot-dual-conveyor-800.cfcf93cf.webp",
      "width": 800
    },
    {
      "src": "/media/robot-dual-conveyor-1200.399e2259.webp",
      "width": 1200
    }
  ]
};

export const robotFork: PictureFile = {
  "alt": "Fork: an autonomous pallet truck with a mast, two forks near the floor and a laser scanner on top",
  "width": 1200,
  "height": 900,
  "avif": [
    {
      "src": "/media/robot-fork-480.7e774680.avif",
      "width": 480
    },
    {
      "src": "/media/robot-fork-800.6ed8ed3c.avif",
      "width": 800
    },
    {
      "src": "/media/robot-fork-1200.1a2c69c6.avif",
      "width": 1200
    }
  ],
  "webp": [
    {
      "src": "/media/robot-fork-480.ef74f107.webp",
      "width": 480
    },
    {
      "src": "/media/robot-fork-800.a39fb727.webp",
      "width": 800
    },
    {
      "src": "/media/robot-fork-1200.c6418850.webp",
      "width": 1200
    }
  ]
};

export const robotAgvTugger: PictureFile = {
  "alt": "AGV tugger pulling a trailer loaded with cartons",
  "width": 1200,
  "height": 900,
  "avif": [
    {
      "src": "/media/robot-agv-tugger-480.48fb7a89.avif",
      "width": 480
    },
    {
      "src": "/media/robot-agv-tugger-800.4e45dc97.avif",
      "width": 800
    },
    {
      "src": "/media/robot-agv-tugger-1200.0bd3eb46.avif",
      "width": 1200
    }
  ],
  "webp": [
    {
      "src": "/media/robot-agv-tugger-480.09a1ca93.webp",
      "width": 480
    },
    {
      "src": "/media/robot-agv-tugger-800.5b7e5764.webp",
      "width": 800
    },
    {
      "src": "/media/robot-agv-tugger-1200.f4f31772.webp",
      "width": 1200
    }
  ]
};

export const robotCounterBalance: PictureFile = {
  "alt": "Counterbalance: an autonomous forklift with mast, forks and a protective roof",
  "width": 1200,
  "height": 900,
  "avif": [
    {
      "src": "/media/robot-counter-balance-480.e030bd00.avif",
      "width": 480
    },
    {
      "src": "/media/robot-counter-balance-800.0e4fdc3c.avif",
      "width": 800
    },
    {
      "src": "/media/robot-counter-balance-1200.0398d254.avif",
      "width": 1200
    }
  ],
  "webp": [
    {
      "src": "/media/robot-counter-balance-480.39f79e7e.webp",
      "width": 480
    },
    {
      "src": "/media/robot-counter-balance-800.b2aed976.webp",
      "width": 800
    },
    {
      "src": "/media/robot-counter-balance-1200.ee85b245.webp",
      "width": 1200
    }
  ]
};

export const heroHome: PictureFile = {
  "alt": "Two lifter robots pass each other in an aisle between full pallet racks, one carrying a pallet of cartons",
  "width": 1600,
  "height": 900,
  "avif": [
    {
      "src": "/media/hero-home-480.74c483e8.avif",
      "width": 480
    },
    {
      "src": "/media/hero-home-800.95f8869a.avif",
      "width": 800
    },
    {
      "src": "/media/hero-home-1200.cd8d0253.avif",
      "width": 1200
    },
    {
      "src": "/media/hero-home-1600.f925f3fb.avif",
      "width": 1600
    }
  ],
  "webp": [
    {
      "src": "/media/hero-home-480.47ec662f.webp",
      "width": 480
    },
    {
      "src": "/media/hero-home-800.d83af674.webp",
      "width": 800
    },
    {
      "src": "/media/hero-home-1200.f6c96fc6.webp",
      "width": 1200
    },
    {
      "src": "/media/hero-home-1600.92002bf7.webp",
      "width": 1600
    }
  ]
};

export const partnersHero: PictureFile = {
  "alt": "A pallet truck crosses a marked walkway at the end of the racks while a lifter leaves the aisle",
  "width": 1600,
  "height": 900,
  "avif": [
    {
      "src": "/media/partners-hero-480.ad67d86f.avif",
      "width": 480
    },
    {
      "src": "/media/partners-hero-800.b3098ea3.avif",
      "width": 800
    },
    {
      "src": "/media/partners-hero-1200.a55719f1.avif",
      "width": 1200
    },
    {
      "src": "/media/partners-hero-1600.d13b0279.avif",
      "width": 1600
    }
  ],
  "webp": [
    {
      "src": "/media/partners-hero-480.ac48ac27.webp",
      "width": 480
    },
    {
      "src": "/media/partners-hero-800.9d9fbc8d.webp",
      "width": 800
    },
    {
      "src": "/media/partners-hero-1200.0203510d.webp",
      "width": 1200
    },
    {
      "src": "/media/partners-hero-1600.6c780d38.webp",
      "width": 1600
    }
  ]
};

export const filmHeroHome: FilmFile = { ...{"mp4":"/media/hero-home.119309ae.mp4","webm":"/media/hero-home.73b12b24.webm","width":960,"height":540}, poster: heroHome };
