import {
  AmbientLight,
  Box3,
  DirectionalLight,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** A model on the page. Nothing is drawn again unless something changed. */
export type ShownModel = {
  /** Turns the view around the model, in degrees: to the right and upwards are positive. */
  turn: (right: number, up: number) => void;
  /** Brings the view closer by a factor; below 1 it moves away. Stays within what shows the model well. */
  zoom: (factor: number) => void;
  /** Takes the model off the page and gives its memory back. */
  remove: () => void;
};

const keys: Readonly<Record<string, (model: ShownModel) => void>> = {
  ArrowLeft: (model) => model.turn(-15, 0),
  ArrowRight: (model) => model.turn(15, 0),
  ArrowUp: (model) => model.turn(0, 10),
  ArrowDown: (model) => model.turn(0, -10),
  '+': (model) => model.zoom(1.2),
  '=': (model) => model.zoom(1.2),
  '-': (model) => model.zoom(1 / 1.2),
};

/**
 * Loads a binary glTF and shows it in `place`, filling it. It turns by dragging and arrow keys, and zooms by pinching, by
 * plus and minus, and by the wheel once it has the focus, so that scrolling the page never ends in it.
 * @throws {Error} when the browser has no WebGL, or the file cannot be loaded or read.
 */
export async function showModel(place: HTMLElement, address: string, label: string): Promise<ShownModel> {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  const canvas = renderer.domElement;
  const scene = new Scene();
  const camera = new PerspectiveCamera(32, 1, 0.05, 100);
  const controls = new OrbitControls(camera, canvas);
  const draw = () => renderer.render(scene, camera);
  const fit = () => {
    const { clientWidth, clientHeight } = place;
    camera.aspect = clientWidth / Math.max(clientHeight, 1);
    camera.updateProjectionMatrix();
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight);
    draw();
  };
  const sizes = new ResizeObserver(fit);
  const model: ShownModel = {
    turn: (right, up) => {
      const around = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
      around.theta += (right * Math.PI) / 180;
      around.phi = Math.min(controls.maxPolarAngle, Math.max(0.15, around.phi - (up * Math.PI) / 180));
      camera.position.setFromSpherical(around).add(controls.target);
      controls.update();
    },
    zoom: (factor) => {
      const away = camera.position.clone().sub(controls.target);
      const distance = Math.min(controls.maxDistance, Math.max(controls.minDistance, away.length() / factor));
      camera.position.copy(away.setLength(distance).add(controls.target));
      controls.update();
    },
    remove: () => {
      sizes.disconnect();
      controls.dispose();
      renderer.dispose();
      canvas.remove();
    },
  };

  try {
    light(scene, renderer);
    const { scene: robot } = await new GLTFLoader().loadAsync(address);
    scene.add(robot);
    lookAt(robot, camera, controls);
  } catch (error) {
    model.remove();
    throw error;
  }

  controls.addEventListener('change', draw);
  makeOperable(canvas, model, label);
  place.append(canvas);
  sizes.observe(place);
  fit();
  return model;
}

/** Light as in a studio. */
function light(scene: Scene, renderer: WebGLRenderer): void {
  const environment = new PMREMGenerator(renderer);
  scene.environment = environment.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = 0.6;
  environment.dispose();
  const sun = new DirectionalLight(0xffffff, 1.1);
  sun.position.set(2, 5, 3);
  scene.add(sun, new AmbientLight(0xffffff, 0.25));
}

/** Places the camera so that the whole robot is seen, from the front and a little above, as in the studio picture. */
function lookAt(robot: Object3D, camera: PerspectiveCamera, controls: OrbitControls): void {
  const box = new Box3().setFromObject(robot);
  const radius = box.getSize(new Vector3()).length() / 2;
  box.getCenter(controls.target);
  const distance = radius / Math.sin((camera.fov * Math.PI) / 360);
  camera.position.copy(new Vector3(0.62, 0.38, 0.7).setLength(distance).add(controls.target));
  controls.minDistance = distance * 0.45;
  controls.maxDistance = distance * 1.6;
  controls.maxPolarAngle = Math.PI / 2;
  controls.enablePan = false;
  controls.update();
}

/** Makes the canvas reachable and operable by keyboard, and keeps it from catching the scrolling of the page. */
function makeOperable(canvas: HTMLCanvasElement, model: ShownModel, label: string): void {
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  // Vertical strokes scroll the page; the viewer takes the others.
  canvas.style.touchAction = 'pan-y';
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (document.activeElement !== canvas && !event.ctrlKey) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  canvas.addEventListener('keydown', (event) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act(model);
  });
}
