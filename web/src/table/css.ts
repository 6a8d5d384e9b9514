/* The order matters where rules are equally strong: the layout first, sheaves after melds. */
import "./css/layout.css";
import "./css/bar.css";
import "./css/runner.css";
import "./css/seat.css";
import "./css/melds.css";
import "./css/sheaves.css";
import "./css/tray.css";
import "./css/panel.css";
import "./css/acts.css";
import "./css/hand.css";
import "./css/family.css";
import "./css/extra.css";
import "./css/mini.css";
import "./css/edge.css";
import "./css/loose.css";
