import {
  AmbientLight,
  Box3,
  DirectionalLight,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
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
  renderer.shadowMap.enabled = true;
  // Robot and lamp stand still, so one drawing of the shadow lasts.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
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
      controls.rotateLeft((-right * Math.PI) / 180);
      controls.rotateUp((up * Math.PI) / 180);
    },
    // What the controls multiply is the distance.
    zoom: (factor) => controls.dollyIn(1 / factor),
    remove: () => {
      stopMoving();
      sizes.disconnect();
      controls.dispose();
      renderer.dispose();
      canvas.remove();
    },
  };

  let stopMoving = () => {};

  try {
    const { scene: robot } = await new GLTFLoader().loadAsync(address);
    scene.add(robot);
    light(scene, robot, renderer);
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
  stopMoving = moveCameraIn(model, canvas);
  return model;
}

const introduction = { milliseconds: 2400, degrees: 55 };

/**
 * Turns the view once to where `lookAt` has placed the camera, as a film's camera would; not where motion is to be
 * reduced, and no longer than until the visitor takes over. Returns what ends it.
 */
function moveCameraIn(model: ShownModel, canvas: HTMLCanvasElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const start = performance.now();
  let turned = -introduction.degrees;
  let frame = 0;
  const move = (now: number) => {
    const left = Math.max(0, 1 - (now - start) / introduction.milliseconds);
    const turn = -introduction.degrees * left ** 3;
    model.turn(turn - turned, 0);
    turned = turn;
    frame = left > 0 ? requestAnimationFrame(move) : 0;
  };
  model.turn(turned, 0);
  frame = requestAnimationFrame(move);
  const stop = () => cancelAnimationFrame(frame);
  for (const event of ['pointerdown', 'keydown', 'wheel']) canvas.addEventListener(event, stop, { once: true });
  return stop;
}

/** Light as in a studio: an environment that the robot reflects, and a lamp above it that casts its shadow. */
function light(scene: Scene, robot: Object3D, renderer: WebGLRenderer): void {
  const environment = new PMREMGenerator(renderer);
  scene.environment = environment.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = 0.6;
  environment.dispose();
  const box = new Box3().setFromObject(robot);
  const middle = box.getCenter(new Vector3());
  const reach = box.getSize(new Vector3()).length();
  const lamp = new DirectionalLight(0xffffff, 1.1);
  lamp.position.set(0.25, 1, 0.35).setLength(reach).add(middle);
  lamp.target.position.copy(middle);
  lamp.castShadow = true;
  Object.assign(lamp.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0,
    far: reach * 2,
  });
  // So few pixels that their edges are soft.
  lamp.shadow.mapSize.set(256, 256);
  lamp.shadow.radius = 1.5;
  lamp.shadow.bias = -0.0005;
  robot.traverse((part) => {
    part.castShadow = true;
  });
  const ground = new Mesh(new PlaneGeometry(reach * 3, reach * 3), new ShadowMaterial({ opacity: 0.42 }));
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(middle.x, box.min.y, middle.z);
  ground.receiveShadow = true;
  scene.add(lamp, lamp.target, new AmbientLight(0xffffff, 0.25), ground);
}

/** Width by height of the studio pictures, in whose place the model is shown. */
const studioAspect = 4 / 3;

/** Share of the view's height and width that the robot may take. */
const filled = 0.78;

/** Places the camera so that the whole robot is seen, from the front and a little above, as in the studio picture. */
function lookAt(robot: Object3D, camera: PerspectiveCamera, controls: OrbitControls): void {
  const box = new Box3().setFromObject(robot);
  box.getCenter(controls.target);
  const direction = new Vector3(0.62, 0.38, 0.7).normalize();
  const aside = new Vector3(0, 1, 0).cross(direction).normalize();
  const upward = direction.clone().cross(aside);
  const steepness = filled * Math.tan((camera.fov * Math.PI) / 360);
  // Far enough away for each corner of the box around the robot.
  const distances = [box.min.x, box.max.x].flatMap((x) =>
    [box.min.y, box.max.y].flatMap((y) =>
      [box.min.z, box.max.z].map((z) => {
        const corner = new Vector3(x, y, z).sub(controls.target);
        const spread = Math.max(Math.abs(corner.dot(upward)), Math.abs(corner.dot(aside)) / studioAspect);
        return corner.dot(direction) + spread / steepness;
      }),
    ),
  );
  const distance = Math.max(...distances);
  camera.position.copy(direction.multiplyScalar(distance).add(controls.target));
  controls.minDistance = distance * 0.45;
  controls.maxDistance = distance * 1.6;
  controls.minPolarAngle = 0.15;
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
